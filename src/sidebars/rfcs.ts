import sidebars from '../../sidebars';

export default {rfcs: sidebars.rfcs};
