import sidebars from '../../sidebars';

export default {docs: sidebars.docs};
