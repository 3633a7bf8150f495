import sidebars from '../../sidebars';

export default {exports: sidebars.exports};
