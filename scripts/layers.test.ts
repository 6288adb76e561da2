import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cruiseLayers, type LayerReport, readLayerRules } from './layers.ts'

/** A small tree with every import that the rules allow. */
const legal: Record<string, string> = {
  'src/client/features/layout/grid/lazy.ts': `export const drag = 1`,
  'src/shared/lib/text.ts': `import * as v from 'valibot'\nexport const text = (x: string) => v.parse(x)\nexport type Text = string`,
  'src/shared/api/poem.ts': `import { text } from '../lib/text.ts'\nexport const poem = text('a')`,
  'src/client/core/contribute/widget.ts': `export const defineWidget = (x: unknown) => x`,
  'src/client/core/page/platform.ts': `import { poem } from '../../../shared/api/poem.ts'\nexport const platform = poem`,
  'src/client/first-frame/boot/snapshot.ts': `export const snapshot = 1`,
  'src/client/first-frame/boot/boot.ts': `import { snapshot } from './snapshot.ts'\nconsole.log(snapshot)`,
  'src/client/ui/Button.tsx': `import { useState } from 'react'\nimport { platform } from '../core/page/platform.ts'\nimport './button.css'\nexport const Button = () => useState(platform)`,
  'src/client/ui/button.css': `a { color: red }`,
  'src/client/ui/icons.ts': `import icons from './icons.svg?raw'\nimport url from './icons.svg?url'\nexport const all = [icons, url]`,
  'src/client/ui/icons.svg': `<svg/>`,
  'src/server/core/list.ts': `import list from '../../../catalog/list.json' with { type: 'json' }\nexport const sites = list`,
  'catalog/list.json': `[]`,
  'src/client/features/look/clock/model.ts': `import { text, type Text } from '../../../../shared/lib/text.ts'\nexport const now = (x: Text) => text(x)`,
  'src/client/features/look/clock/index.ts': `export { now } from './model.ts'\nexport { Clock } from './Clock.tsx'`,
  'src/client/features/look/clock/Clock.tsx': `import { Button } from '../../../ui/Button.tsx'\nimport { now } from './model.ts'\nexport const Clock = () => [Button, now]`,
  'src/client/features/desk/dock/Dock.tsx': `import { Clock } from '../../look/clock/index.ts'\nimport words from './locales/en.json'\nexport const Dock = () => [Clock, words]`,
  'src/client/features/desk/dock/locales/en.json': `{}`,
  'src/client/features/desk/dock/model.ts': `import { now } from '../../look/clock/model.ts'\nexport const dock = now`,
  'src/client/kit/widget.ts': `export { defineWidget } from '../core/contribute/widget.ts'`,
  'src/client/kit/components.ts': `export { Clock } from '../features/look/clock/index.ts'\nexport { Button } from '../ui/Button.tsx'\nexport { drag } from '../features/layout/grid/lazy.ts'`,
  'src/client/kit/rules.ts': `export { week } from '../lib/week.ts'`,
  'src/client/lib/week.ts': `import { text } from '../../shared/lib/text.ts'\nexport const week = text`,
  'src/client/widgets/poem/model.ts': `import { week } from '../../kit/rules.ts'\nimport { text } from '../../../shared/lib/text.ts'\nexport const poem = [week, text]`,
  'src/client/widgets/poem/widget.ts': `import { defineWidget } from '../../kit/widget.ts'\nexport const widget = defineWidget({ view: () => import('./Window.tsx') })`,
  'src/client/widgets/poem/Window.tsx': `import { poem as shared } from '../../../shared/api/poem.ts'\nimport { Button, Clock } from '../../kit/components.ts'\nimport { poem } from './model.ts'\nexport const Window = () => [Clock, Button, poem, shared]`,
  'src/client/widgets/poem/Window.test.tsx': `import { readFileSync } from 'node:fs'\nimport { dock } from '../../features/desk/dock/model.ts'\nimport { Window } from './Window.tsx'\nreadFileSync(String([dock, Window]))`,
  'src/client/startup/languages.ts': `import { platform } from '../core/page/platform.ts'\nexport const load = () => [platform, import('virtual:messages/en')]`,
  'src/client/first-frame/snapshot/capture.ts': `import { snapshot } from '../boot/snapshot.ts'\nimport { platform } from '../../core/page/platform.ts'\nimport { now } from '../../features/look/clock/index.ts'\nimport { Button } from '../../ui/Button.tsx'\nexport const capture = [snapshot, platform, now, Button]`,
  'src/client/startup/starts/clock.ts': `import { widget } from '../../contributions/first-frame.ts'\nimport { Clock } from '../../features/look/clock/Clock.tsx'\nimport { capture } from '../../first-frame/snapshot/capture.ts'\nexport const startClock = [widget, Clock, capture]`,
  'src/client/startup/after-first-frame.ts': `import { startClock } from './starts/clock.ts'\nexport const startAfterFirstFrame = startClock`,
  'src/games/kit/random.ts': `export const random = 1`,
  'src/games/kit/Table.tsx': `import './base.css'\nimport { poem } from '../../shared/api/poem.ts'\nexport const Table = poem`,
  'src/games/kit/base.css': `@import '../../client/ui/button.css';`,
  'src/games/chess/rules.ts': `import { random } from '../kit/random.ts'\nexport const rules = random`,
  'src/games/chess/main.tsx': `import { Table } from '../kit/Table.tsx'\nimport { rules } from './rules.ts'\nexport const game = [Table, rules]`,
  'src/client/gallery/Gallery.tsx': `import { Button } from '../kit/components.ts'\nimport { Window } from '../widgets/poem/Window.tsx'\nexport const Gallery = [Window, Button]`,
  'src/client/contributions/first-frame.ts': `import { now } from '../features/look/clock/index.ts'\nexport const widget = import.meta.glob('../widgets/*/widget.ts', now)`,
  'src/client/startup/until-first-frame.ts': `import { snapshot } from '../first-frame/boot/snapshot.ts'\nimport { widget } from '../contributions/first-frame.ts'\nexport const start = [snapshot, widget]`,
  'src/extension/newtab.ts': `import { start } from '../client/startup/until-first-frame.ts'\nconsole.log(start)`,
  'src/server/adapters/fetch.ts': `import { request } from 'undici'\nimport { lookup } from 'node:dns'\nexport const door = [request, lookup]`,
  'src/server/core/route.ts': `import { poem } from '../../shared/api/poem.ts'\nexport const route = poem`,
  'src/server/modules/account/routes.ts': `import { createHash } from 'node:crypto'\nimport { route } from '../../core/route.ts'\nimport { service } from './service.ts'\nexport const routes = [createHash, route, service]`,
  'src/server/modules/account/service.ts': `export const service = 1`,
  'src/server/sources/poem.ts': `import { door } from '../adapters/fetch.ts'\nexport const poemSource = door`,
  'src/server/sources/index.ts': `export { poemSource } from './poem.ts'\nexport { hot } from './hot-search/index.ts'`,
  'src/server/sources/hot-search/index.ts': `export const hot = 1`,
  'src/server/app.ts': `import { routes } from './modules/account/routes.ts'\nimport { poemSource } from './sources/index.ts'\nexport const app = [routes, poemSource]`,
  ...Object.fromEntries(
    ['valibot', 'react', 'zustand', 'undici', 'idb-keyval'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`],
      [`node_modules/${name}/index.js`, 'exports.x = 1'],
    ]),
  ),
  'package.json': `{"name":"tree","dependencies":{"valibot":"1","react":"1","zustand":"1","undici":"1","idb-keyval":"1"}}`,
}

/** File, its text, the rule that must report it. One kind of violation each. */
const planted: readonly (readonly [file: string, text: string, rule: string])[] = [
  // every syntax of an import
  ['src/shared/v1.ts', `import { start } from '../client/startup/until-first-frame.ts'\nconsole.log(start)`, 'shared'],
  [
    'src/shared/v2.ts',
    `import type { start } from '../client/startup/until-first-frame.ts'\nexport type A = typeof start`,
    'shared',
  ],
  [
    'src/shared/v3.ts',
    `import { type start } from '../client/startup/until-first-frame.ts'\nexport type A = typeof start`,
    'shared',
  ],
  ['src/shared/v4.ts', `export type { start } from '../client/startup/until-first-frame.ts'`, 'shared'],
  ['src/shared/v5.ts', `export type A = import('../client/startup/until-first-frame.ts').start`, 'shared'],
  ['src/shared/v6.ts', `export const load = () => import('../client/startup/until-first-frame.ts')`, 'shared'],
  ['src/shared/v7.ts', `export * from '../client/startup/until-first-frame.ts'`, 'shared'],
  ['src/shared/v8.ts', `import '../client/startup/until-first-frame.ts'`, 'shared'],
  ['src/shared/v9.ts', `import { app } from '../server/app.ts'\nconsole.log(app)`, 'shared'],
  // platforms
  ['src/shared/p1.ts', `import { join } from 'node:path'\nexport const p = join`, 'shared-has-no-platform'],
  ['src/shared/p2.ts', `import { x } from 'react'\nexport const p = x`, 'rules-stand-on-pure-packages'],
  ['src/client/core/p3.ts', `import { join } from 'path'\nexport const p = join`, 'client-has-no-node'],
  ['src/extension/p4.ts', `import type { Stats } from 'node:fs'\nexport type P = Stats`, 'client-has-no-node'],
  // client/lib
  [
    'src/client/lib/l1.ts',
    `import { platform } from '../core/page/platform.ts'\nexport const l = platform`,
    'client-lib',
  ],
  ['src/client/lib/l2.ts', `import { x } from 'react'\nexport const l = x`, 'rules-stand-on-pure-packages'],
  ['src/server/core/l3.ts', `import { later } from '../../client/lib/later.ts'\nexport const l = later`, 'server'],
  ['src/client/lib/later.ts', `export const later = 1`, ''],
  // client/core
  ['src/client/core/a1.ts', `import { Button } from '../ui/Button.tsx'\nexport const a = Button`, 'client-core'],
  [
    'src/client/core/a2.ts',
    `import { now } from '../features/look/clock/index.ts'\nexport const a = now`,
    'client-core',
  ],
  [
    'src/client/core/a3.ts',
    `import type { widget } from '../widgets/poem/widget.ts'\nexport type A = typeof widget`,
    'client-core',
  ],
  [
    'src/client/core/a4.ts',
    `import { start } from '../startup/until-first-frame.ts'\nexport const a = start`,
    'client-core',
  ],
  [
    'src/client/core/a5.ts',
    `import { snapshot } from '../first-frame/boot/snapshot.ts'\nexport const a = snapshot`,
    'client-core',
  ],
  [
    'src/client/core/a6.ts',
    `import { route } from '../../server/core/route.ts'\nexport const a = route`,
    'client-core',
  ],
  // a test is no exception: deleting a widget's folder removes it wholly
  [
    'src/client/contributions/c1.test.ts',
    `import { widget } from '../widgets/poem/widget.ts'\nexport const w = widget`,
    'widget-is-no-foundation',
  ],
  // client/first-frame/boot
  [
    'src/client/first-frame/boot/b1.ts',
    `import { platform } from '../../core/page/platform.ts'\nexport const b = platform`,
    'boot-imports-itself-only',
  ],
  [
    'src/client/first-frame/boot/b2.ts',
    `import type { Text } from '../../../shared/lib/text.ts'\nexport type B = Text`,
    'boot-imports-itself-only',
  ],
  [
    'src/client/first-frame/boot/b3.ts',
    `import { x } from 'idb-keyval'\nexport const b = x`,
    'boot-imports-itself-only',
  ],
  // client/ui
  ['src/client/ui/U1.tsx', `import { now } from '../features/look/clock/index.ts'\nexport const U = now`, 'client-ui'],
  // features
  [
    'src/client/features/desk/dock/F1.tsx',
    `import { Clock } from '../../look/clock/Clock.tsx'\nexport const F = Clock`,
    'feature',
  ],
  [
    'src/client/features/desk/dock/F2.tsx',
    `import { widget } from '../../../widgets/poem/widget.ts'\nexport const F = widget`,
    'feature',
  ],
  [
    'src/client/features/desk/dock/F3.tsx',
    `import { widget } from '../../../contributions/first-frame.ts'\nexport const F = widget`,
    'feature',
  ],
  [
    'src/client/features/desk/dock/F4.tsx',
    `import { app } from '../../../../server/app.ts'\nexport const F = app`,
    'feature',
  ],
  // widgets
  ['src/client/widgets/quote/W1.tsx', `import { Window } from '../poem/Window.tsx'\nexport const W = Window`, 'widget'],
  [
    'src/client/widgets/quote/W2.tsx',
    `import { Clock } from '../../features/look/clock/Clock.tsx'\nexport const W = Clock`,
    'widget',
  ],
  ['src/client/widgets/quote/W3.tsx', `export { widget } from '../poem/widget.ts'`, 'widget'],
  [
    'src/client/widgets/quote/W4.tsx',
    `import { Clock } from '../../features/look/clock/index.ts'\nexport const W = Clock`,
    'widget',
  ],
  [
    'src/client/widgets/quote/W5.tsx',
    `import { Button } from '../../ui/Button.tsx'\nexport const W = Button`,
    'widget',
  ],
  [
    'src/client/widgets/quote/W6.ts',
    `import type { platform } from '../../core/page/platform.ts'\nexport type W = typeof platform`,
    'widget',
  ],
  ['src/client/widgets/quote/W7.tsx', `export const load = () => import('../../ui/Button.tsx')`, 'widget'],
  ['src/client/widgets/quote/W8.tsx', `import '../../ui/button.css'`, 'widget'],
  ['src/client/widgets/quote/model.ts', `import { week } from '../../lib/week.ts'\nexport const q = week`, 'widget'],
  [
    'src/client/widgets/view/widget.ts',
    `import { View } from './View.tsx'\nexport const widget = View`,
    'widget-declares-only',
  ],
  ['src/client/widgets/view/View.tsx', `export const View = 1`, ''],
  [
    'src/client/widgets/type/widget.ts',
    `import type { View } from './View.tsx'\nexport type W = View`,
    'widget-declares-only',
  ],
  ['src/client/widgets/type/View.tsx', `export type View = 1`, ''],
  [
    'src/client/widgets/both/widget.ts',
    `import { View } from './View.tsx'\nexport const widget = () => [View, import('./View.tsx')]`,
    'widget-declares-only',
  ],
  ['src/client/widgets/both/View.tsx', `export const View = 1`, ''],
  [
    'src/client/widgets/old/widget.ts',
    `import { defineWidget } from '../../core/contribute/widget.ts'\nexport const widget = defineWidget`,
    'widget-declares-only',
  ],
  [
    'src/client/widgets/rich/widget.ts',
    `import { Button } from '../../kit/components.ts'\nexport const widget = Button`,
    'widget-declares-only',
  ],
  // kit
  ['src/client/kit/k1.ts', `export { Clock } from '../features/look/clock/Clock.tsx'`, 'kit'],
  ['src/client/kit/k2.ts', `export type { widget } from '../widgets/poem/widget.ts'`, 'kit'],
  ['src/client/kit/k3.ts', `export { snapshot } from '../first-frame/boot/snapshot.ts'`, 'kit'],
  ['src/client/kit/k4.ts', `export { start } from '../startup/until-first-frame.ts'`, 'kit'],
  ['src/games/chess/g1.ts', `import { Button } from '../../client/ui/Button.tsx'\nexport const g = Button`, 'game'],
  ['src/games/kit/g2.ts', `import { rules } from '../chess/rules.ts'\nexport const g = rules`, 'games-kit'],
  ['src/games/go/rules.ts', `import { Table } from '../kit/Table.tsx'\nexport const g = Table`, 'game-rules'],
  [
    'src/client/ui/g3.ts',
    `import { random } from '../../games/kit/random.ts'\nexport const g = random`,
    'game-is-no-foundation',
  ],
  ['src/client/kit/k5.ts', `export { defineWidget } from './widget.ts'`, 'kit'],
  [
    'src/client/kit/rules.ts',
    `export { week } from '../lib/week.ts'\nexport { Button } from '../ui/Button.tsx'`,
    'kit-rules',
  ],
  [
    'src/client/features/desk/dock/F6.tsx',
    `import { defineWidget } from '../../../kit/widget.ts'\nexport const F = defineWidget`,
    'kit-is-for-widgets',
  ],
  ['src/client/ui/U2.ts', `import { week } from '../kit/rules.ts'\nexport const U = week`, 'kit-is-for-widgets'],
  [
    'src/client/contributions/deferred.ts',
    `import type { defineWidget } from '../kit/widget.ts'\nexport type C = typeof defineWidget`,
    'kit-is-for-widgets',
  ],
  ['src/client/startup/starts/r2.ts', `export const load = () => import('../../kit/widget.ts')`, 'kit-is-for-widgets'],
  // snapshot
  [
    'src/client/first-frame/snapshot/N1.ts',
    `import { Clock } from '../../features/look/clock/Clock.tsx'\nexport const n = Clock`,
    'snapshot',
  ],
  [
    'src/client/first-frame/snapshot/N2.ts',
    `import { start } from '../../startup/until-first-frame.ts'\nexport const n = start`,
    'snapshot',
  ],
  [
    'src/client/first-frame/snapshot/N3.ts',
    `import type { widget } from '../../widgets/poem/widget.ts'\nexport type N = typeof widget`,
    'snapshot',
  ],
  // languages, root and starts, gallery, extension
  [
    'src/client/startup/languages.ts',
    `import { Clock } from '../features/look/clock/index.ts'\nexport default Clock`,
    'languages',
  ],
  ['src/client/app/App.tsx', `import { app } from '../../server/app.ts'\nexport const App = app`, 'client-root'],
  [
    'src/client/startup/starts/r1.ts',
    `import { app } from '../../../server/app.ts'\nexport const r = app`,
    'client-root',
  ],
  [
    'src/client/features/desk/dock/F5.tsx',
    `import { startClock } from '../../../startup/starts/clock.ts'\nexport const F = startClock`,
    'feature',
  ],
  ['src/client/gallery/G1.tsx', `import { app } from '../../server/app.ts'\nexport const G = app`, 'gallery'],
  [
    'src/client/main.ts',
    `import { Gallery } from './gallery/Gallery.tsx'\nexport const m = Gallery`,
    'nothing-imports-the-gallery',
  ],
  [
    'src/extension/e1.ts',
    `import { Clock } from '../client/features/look/clock/index.ts'\nexport const e = Clock`,
    'extension',
  ],
  ['src/extension/e2.ts', `import { app } from '../server/app.ts'\nexport const e = app`, 'extension'],
  [
    'src/extension/popup/e3.ts',
    `import { Clock } from '../../client/features/look/clock/index.ts'\nexport const e = Clock`,
    'beside-the-page',
  ],
  [
    'src/extension/local-server/e4.ts',
    `import { app } from '../../server/app.ts'\nexport const e = app`,
    'local-server',
  ],
  // server
  [
    'src/server/core/s1.ts',
    `import { platform } from '../../client/core/page/platform.ts'\nexport const s = platform`,
    'server',
  ],
  [
    'src/server/modules/chat/routes.ts',
    `import { hot } from '../../sources/hot-search/index.ts'\nexport const c = hot`,
    'module-not-module-nor-source',
  ],
  [
    'src/server/modules/share/routes.ts',
    `import { service } from '../account/service.ts'\nexport const c = service`,
    'module-not-module-nor-source',
  ],
  [
    'src/server/sources/films.ts',
    `import { service } from '../modules/account/service.ts'\nexport const f = service`,
    'source-not-module',
  ],
  [
    'src/server/sources/stocks/index.ts',
    `import { hot } from '../hot-search/index.ts'\nexport const f = hot`,
    'source-not-source-nor-module',
  ],
  ['src/server/sources/music.ts', `import { x } from 'undici'\nexport const f = x`, 'one-door-outside'],
  ['src/server/adapters/mail.ts', `import type { x } from 'undici'\nexport type M = typeof x`, 'one-door-outside'],
  [
    'src/server/sources/quote.ts',
    `import { get } from 'node:https'\nexport const f = get`,
    'no-sockets-behind-the-door',
  ],
  [
    'src/server/sources/weather.ts',
    `import { connect } from 'net'\nexport const f = connect`,
    'no-sockets-behind-the-door',
  ],
  // models
  [
    'src/client/features/desk/tiles/open.ts',
    `import { drag } from '../../layout/grid/lazy.ts'\nexport const open = drag`,
    'wings-from-low-to-high',
  ],
  ['src/client/features/data/m1/model.ts', `import { x } from 'react'\nexport const m = x`, 'pure-rules'],
  ['src/client/features/data/m2/model.ts', `import type { x } from 'react'\nexport type M = typeof x`, 'pure-rules'],
  ['src/client/features/data/m3/model.ts', `import { x } from 'zustand'\nexport const m = x`, 'pure-rules'],
  ['src/client/features/data/m4/model.ts', `import { x } from 'idb-keyval'\nexport const m = x`, 'pure-rules'],
  [
    'src/client/features/data/m5/model.ts',
    `import { platform } from '../../../core/page/platform.ts'\nexport const m = platform`,
    'pure-rules',
  ],
  ['src/client/features/data/m6/model.ts', `import { Part } from './Part.tsx'\nexport const m = Part`, 'pure-rules'],
  ['src/client/widgets/m7/model.ts', `import { poem } from '../m8/model.ts'\nexport const m = poem`, 'widget'],
  [
    'src/client/widgets/m10/model.ts',
    `import { Button } from '../../kit/components.ts'\nexport const m = Button`,
    'pure-rules',
  ],
  ['src/client/widgets/m8/model.ts', `export const poem = 1`, ''],
  [
    'src/client/features/data/m9/model.ts',
    `import { poem } from '../../../widgets/m8/model.ts'\nexport const m = poem`,
    'feature-model',
  ],
  ['src/client/features/data/m6/Part.tsx', `export const Part = 1`, ''],
  // cycles: values, a value and a type, types only, by a dynamic import
  ['src/shared/c1.ts', `import { b } from './c2.ts'\nexport const a = () => b`, 'no-cycle'],
  ['src/shared/c2.ts', `import { a } from './c1.ts'\nexport const b = () => a`, 'no-cycle'],
  ['src/shared/d1.ts', `import { b } from './d2.ts'\nexport type A = string\nexport const a = b`, 'no-cycle'],
  ['src/shared/d2.ts', `import type { A } from './d1.ts'\nexport const b: A = ''`, 'no-cycle'],
  ['src/shared/t1.ts', `import type { B } from './t2.ts'\nexport type A = B | 1`, 'no-cycle'],
  ['src/shared/t2.ts', `import type { A } from './t1.ts'\nexport type B = A | 2`, 'no-cycle'],
  ['src/shared/f1.ts', `export const a = () => import('./f2.ts')`, 'no-cycle'],
  ['src/shared/f2.ts', `import { a } from './f1.ts'\nexport const b = a`, 'no-cycle'],
  // the rest
  ['src/shared/u1.ts', `import { gone } from './gone.ts'\nexport const u = gone`, 'unresolvable'],
  ['src/client/core/t1.ts', `import '../widgets/poem/Window.test.tsx'`, 'tests-are-ends'],
]

function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-layers-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a tree that follows the rules', () => {
  test('has no violations, and every module is read', async () => {
    const folder = plant(legal)
    folders.push(folder)
    const report = await cruiseLayers(folder)
    expect(report.violations).toEqual([])
    expect(report.unread).toEqual([])
    expect(report.modules).toBeGreaterThanOrEqual(Object.keys(legal).filter((file) => file.startsWith('src/')).length)
  })

  test('fails when the cruise reads fewer modules than exist', async () => {
    const folder = plant(legal)
    folders.push(folder)
    const { unread } = await cruiseLayers(folder, { exclude: { path: '^src/server/sources/' } })
    expect(unread.toSorted()).toEqual([
      'src/server/sources/hot-search/index.ts',
      'src/server/sources/index.ts',
      'src/server/sources/poem.ts',
    ])
  })
})

describe('a violation is reported:', () => {
  let report: LayerReport
  beforeAll(async () => {
    const folder = plant({ ...legal, ...Object.fromEntries(planted) })
    folders.push(folder)
    report = await cruiseLayers(folder)
  }, 30_000)

  test.each(planted.filter(([, , rule]) => rule !== '' && rule !== 'no-cycle'))('%s', (file, _text, rule) => {
    expect(report.violations.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule)
  })

  // A cycle is reported once, at either of its modules.
  test.each(planted.filter(([file, , rule]) => rule === 'no-cycle' && file.endsWith('1.ts')))('%s', (file) => {
    const cycles = report.violations.filter(({ rule }) => rule === 'no-cycle').map(({ from }) => from)
    expect(cycles.filter((from) => from.slice(0, -4) === file.slice(0, -4))).toHaveLength(1)
  })

  test('and no other file is', () => {
    const guilty = new Set(planted.filter(([, , rule]) => rule !== '').map(([file]) => file))
    expect(report.violations.filter(({ from }) => !guilty.has(from))).toEqual([])
  })

  test('and every rule has a violation', () => {
    expect(new Set(planted.map(([, , rule]) => rule).filter(Boolean))).toEqual(
      new Set(readLayerRules().forbidden?.map((rule) => rule.name)),
    )
  })
})
