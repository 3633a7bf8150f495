import sidebars from '../../sidebars';

export default {guides: sidebars.guides};
