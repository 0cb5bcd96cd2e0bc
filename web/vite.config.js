// The pages: one script for each page beside what all of them share, so that a phone loads its own page and no other.

/** What the name of the script begins with that chooses the page. */
const START = 'pages/start-';

/**
 * A page is asked for together with all scripts that it needs. A part of it that comes later finds most of its own there already: to
 * name them all would take more bytes than many a part, and what is missing follows it.
 *
 * @param {string} _script
 * @param {readonly string[]} scripts
 * @param {{ readonly hostId: string }} host
 */
function neededBeside(_script, scripts, { hostId }) {
  return hostId === 'index.html' || hostId.startsWith(START) ? scripts : [];
}

export default {
  publicDir: false,
  logLevel: 'warn',
  cacheDir: '../node_modules/.cache/backgammon-club/vite',
  build: {
    outDir: '../dist/web',
    assetsDir: 'pages',
    // What the page of the API needs lies there too.
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: neededBeside },
    // Pictures inside of styles and scripts are addresses that the policy does not let a page load.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // Every page is sent the names of all scripts: they are as short as the build allows for so many.
        entryFileNames: `${START}[hash:7].js`,
        chunkFileNames: 'pages/[hash:7].js',
        assetFileNames: 'pages/[hash:7][extname]',
        // What every page needs is one script: many small ones take more bytes, and a phone asks for each of them.
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              test: /node_modules.(?!uqr)|web\/src\/(?:act|live|page|router|session|view)\.|web\/src\/parts\/page\/(?:frame|loaded|shown)\.|web\/src\/texts\/index\.|client\/src\//,
            },
            {
              // What the desk shares with its own parts that come later; other pages have what these need without it.
              name: 'desk',
              test: /web\/src\/desk\/(?:desk|entries\/entry-table|foreseen\/foreseen|foreseen\/foreseen-act)\./,
              includeDependenciesRecursively: false,
            },
            {
              // The board with what its own parts that come later share: one script again, not one for each of these.
              name: 'board',
              test: /web\/src\/(?:board\/|match\/(?:actions|kept-place|moment)\.|pages\/match\.)/,
              includeDependenciesRecursively: false,
            },
            {
              // The lists of the first page, of which others need the one or the other.
              name: 'lists',
              test: /web\/src\/parts\/(?:matches\/match-link|page\/find|season\/seasons)\./,
              includeDependenciesRecursively: false,
            },
            {
              // What begins a tournament or a match, of which the desk needs the one or the other.
              name: 'begin',
              test: /web\/src\/parts\/(?:begin\/|form\/select\.)/,
              includeDependenciesRecursively: false,
            },
            {
              // What pages say of times, money and pairings: most of them need most of it.
              name: 'said',
              test: /web\/src\/parts\/(?:said|matches\/of-pairing)\./,
              includeDependenciesRecursively: false,
            },
            {
              // What a match and a chouette begin with, and the desk's forms share with them.
              name: 'stakes',
              test: /web\/src\/parts\/(?:people\/(?:chosen-people|players)|form\/(?:amount|stake|choice|ready-button))\./,
              includeDependenciesRecursively: false,
            },
            {
              // What is said of a tournament wherever one is shown.
              name: 'tournament',
              test: /web\/src\/(?:tournament|parts\/matches\/part)\./,
              includeDependenciesRecursively: false,
            },
            {
              // The wall, the desk and paper need both.
              name: 'standing',
              test: /web\/src\/parts\/matches\/(?:rounds|standings)\./,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
};
