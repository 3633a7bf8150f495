/** The one helper that the theme's CommonJS modules use of `tslib`, of which they would otherwise bring all (18 kB). */
module.exports = {__importDefault: (module) => (module && module.__esModule ? module : {default: module})};
