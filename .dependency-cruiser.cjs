/**
 * "Who may import whom" of docs/ARCHITECTURE.md as rules. `scripts/layers.ts` runs them, `scripts/layers.test.ts`
 * plants each kind of violation. Import types, `import type` and dynamic `import()` count like any other import.
 *
 * A layer's rule forbids everything under `src/` that is not named in its row; packages are free unless a row says
 * otherwise. Tests may import what they like, but nothing may import a test.
 */

const TEST = '\\.test\\.tsx?$'
/** What only tests use: builders of items, recorded randomness. */
const TEST_SUPPORT = '/testing[/.]'
/** Pure rules: state machines, kernels and operations on documents. They may import one another across features. */
const PURE = '/(model|operations|gesture|drop-targets|hover-target)\\.ts$|/kernel/'
/** The doors of a feature: all that layers above it may import, except the root and the gallery. */
const DOORS = '^src/client/features/[^/]+/(index|lazy)\\.tsx?$'
/** What features and widgets stand on. */
const BELOW = ['^src/client/(core|ui)/', '^src/shared/', DOORS]
/** Packages that hold no platform: what `shared` may stand on. Extend it knowingly. */
const PURE_PACKAGES = '(^|/)node_modules/(valibot|@valibot/to-json-schema|tyme4ts|pinyin-pro)/'
const SOCKETS = '^(node:)?(http|https|http2|net|tls|dgram|dns|dns/promises)$'

/** Modules under `from` (tests and `except` aside) may import of `src/` only what `allowed` matches. */
const layer = (name, from, allowed, except = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [TEST, TEST_SUPPORT, ...except] },
  to: { path: '^src/', pathNot: allowed },
})

/** Modules under `from` (tests aside) may not import what `to` says. */
const never = (name, from, to) => ({ name, severity: 'error', from: { path: from, pathNot: TEST }, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    // virtual modules are made by build/ and declared for the compiler
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    { name: 'tests-are-ends', severity: 'error', from: {}, to: { path: TEST } },

    layer('shared', '^src/shared/', ['^src/shared/']),
    never('shared-has-no-platform', '^src/shared/', { dependencyTypes: ['core'] }),
    never('shared-stands-on-pure-packages', '^src/shared/', { path: '(^|/)node_modules/', pathNot: PURE_PACKAGES }),

    layer('client-core', '^src/client/core/', ['^src/client/core/', '^src/shared/']),
    never('boot-imports-itself-only', '^src/client/boot/', { path: '.', pathNot: '^src/client/boot/' }),
    layer('client-ui', '^src/client/ui/', ['^src/client/(ui|core)/', '^src/shared/']),
    layer('feature', '^src/client/features/([^/]+)/', ['^src/client/features/$1/', ...BELOW], [PURE]),
    layer('widget', '^src/client/widgets/([^/]+)/', ['^src/client/widgets/$1/', ...BELOW], [PURE]),
    // A model may not import an index (it leads to React), so another feature's model is open to models.
    never('widget-model', '^src/client/widgets/([^/]+)/.*model\\.ts$', {
      path: '^src/client/widgets/',
      pathNot: '^src/client/widgets/$1/',
    }),
    never('feature-model', '^src/client/features/.+/model\\.ts$', { path: '^src/client/widgets/' }),
    layer('languages', '^src/client/languages/', [
      '^src/client/(languages|core)/',
      '^src/shared/',
      '/locales/[^/]+\\.json$',
    ]),
    layer('snapshot', '^src/client/snapshot/', ['^src/client/(snapshot|core|ui|boot)/', '^src/shared/', DOORS]),
    layer('client-root', '^src/client/([^/]+$|starters/)', ['^src/client/', '^src/shared/']),
    layer('gallery', '^src/client/gallery/', ['^src/client/', '^src/shared/']),
    never('nothing-imports-the-gallery', '^src/(?!client/gallery/)', { path: '^src/client/gallery/' }),
    never('client-has-no-node', '^src/(client|extension)/', { dependencyTypes: ['core'] }),

    layer('extension', '^src/extension/', [
      '^src/extension/',
      '^src/client/start\\.tsx?$',
      '^src/client/core/platform\\.tsx?$',
      '^src/shared/',
    ]),

    layer('server', '^src/server/', ['^src/server/', '^src/shared/']),
    never('module-not-module-nor-source', '^src/server/modules/([^/]+)', {
      path: '^src/server/(modules|sources)/',
      pathNot: '^src/server/modules/$1(/|$)',
    }),
    never('source-not-source-nor-module', '^src/server/sources/([^/]+)/', {
      path: '^src/server/(modules/|sources/[^/]+/)',
      pathNot: '^src/server/sources/$1/',
    }),
    never('source-not-module', '^src/server/sources/', { path: '^src/server/modules/' }),
    never('one-door-outside', '^src/server/(?!adapters/fetch)', { path: '(^|/)node_modules/undici(-types)?/' }),
    never('no-sockets-behind-the-door', '^src/server/(sources|modules)/', { path: SOCKETS }),

    never('pure-rules', PURE, { path: '.', pathNot: [PURE, '^src/shared/'] }),
    never('widget-declares-only', '^src/client/widgets/[^/]+/widget\\.tsx?$', {
      path: '.',
      pathNot: '^src/client/core/widget\\.tsx?$',
      dependencyTypesNot: ['dynamic-import'],
    }),
  ],
  options: {
    // The TypeScript 6 beside us parses; without one the cruise reads nothing and is content (see scripts/layers.ts).
    parser: 'tsc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
