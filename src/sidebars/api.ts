import sidebars from '../../sidebars';

export default {api: sidebars.api};
