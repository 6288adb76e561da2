import { expect, test } from 'vitest'
import { field, half, on } from '../src/client/core/documents/fields/field.ts'
import { defineSettings } from '../src/client/core/documents/fields/settings.ts'
import { type SettingsGroup, settingsTable, untested } from './lib/docs/settings-table.ts'

const settings = defineSettings(
  'probe',
  {
    isShown: field.toggle(true),
    size: field.slider(50, { min: 10, max: 100, step: 5, when: on('isShown') }),
    cornerRadius: field.slider(8, { min: 0, max: half('size'), unit: 'percent' }),
    mode: field.select('a', ['a', 'b|c']),
    place: field.value({ x: 0 }, () => undefined),
  },
  'seting',
  (language) => ({ isShown: language !== 'en' }),
)
const folder = 'src/client/features/probe'
const group: SettingsGroup = { settings, name: 'probeSettings', file: `${folder}/settings.ts`, folder }
const sources = {
  groups: [group],
  tabs: new Map(Object.keys(settings.fields).map((key) => [`probe.${key}`, 'time'])),
  reasons: new Map<string, string>(),
  tests: new Map([
    ['src/client/features/probe/model.test.ts', 'expect(mode)'],
    ['src/client/features/other/model.test.ts', 'size place isShownHere'],
    ['e2e/probe.spec.ts', "open(page, { probe: { size: 3 } }); row('field.cornerRadius')"],
  ]),
}

test('a line has kind, range, defaults by language, tab and the first test that names it', () => {
  const table = settingsTable(sources)
  expect(table).toContain('| `isShown` | toggle | on, off | on; en: off | time | – |')
  expect(table).toContain(
    '| `size` | slider | 10 – 100 px, step 5 | 50 | time | [probe.spec.ts](../e2e/probe.spec.ts) |',
  )
  expect(table).toContain('| `cornerRadius` | slider | 0 – half of `size` percent | 8 | time | [probe.spec.ts]')
  expect(table).toContain('| `mode` | select | a, b\\|c | a | time | [model.test.ts](../src/client/features/probe/')
})

test('a common word counts only in a test of the folder or one that names the group', () => {
  expect(untested(sources)).toEqual(['probe.isShown', 'probe.place'])
})

test('a setting that no tab shows needs no test, and its reason is told', () => {
  const hidden = { ...sources, tabs: new Map<string, string>(), reasons: new Map([['probe', 'there is no tab']]) }
  expect(untested(hidden)).toEqual([])
  expect(settingsTable(hidden)).toContain('| none: there is no tab |')
})
