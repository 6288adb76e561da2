import { expect, test } from 'vitest'
import type { Settings } from '../core/documents/fields/settings.ts'
import { visibleFields } from '../core/documents/fields/visible-fields.ts'
import { collectDeferred } from './deferred.ts'
import { collectFirstFrame, documentsOf } from './first-frame.ts'
import { settingsTabs } from './settings-tabs.ts'

/** By group: the reason why no tab shows it, or the reason of each field that none shows. */
type GroupsOfHiddenSettings = Readonly<Record<string, string | Readonly<Record<string, string>>>>

const declarations = import.meta.glob<GroupsOfHiddenSettings>('../features/*/*/hidden-settings.ts', {
  eager: true,
  import: 'default',
})

/** The settings of a widget are a form in its own window. */
const ofWidgets = new Set(
  documentsOf(
    Object.values(import.meta.glob<Record<string, unknown>>('../widgets/*/{document,settings}.ts', { eager: true })),
  ).map(({ id }) => id),
)
const groups = [...collectFirstFrame().documents, ...collectDeferred().documents].filter(
  (document): document is Settings => 'fields' in document && !ofWidgets.has(document.id),
)
const shown = settingsTabs.flatMap(({ controls }) => controls)
const fieldsOf = (group: string) => Object.keys(groups.find(({ id }) => id === group)?.fields ?? {})
const notInTabs = Object.values(declarations).flatMap((declared) =>
  Object.entries(declared).flatMap(([group, reasons]) =>
    (typeof reasons === 'string' ? fieldsOf(group) : Object.keys(reasons)).map((key) => `${group}.${key}`),
  ),
)

test('every setting is shown by exactly one tab, or its feature declares in hidden-settings.ts why none shows it', () => {
  const all = groups.flatMap(({ id, fields }) => Object.keys(fields).map((key) => `${id}.${key}`))
  expect([...shown, ...notInTabs].toSorted()).toEqual(all.toSorted())
})

test('a setting that no tab shows has a reason', () => {
  const reasons = Object.values(declarations)
    .flatMap((declared) => Object.values(declared))
    .flatMap((group) => (typeof group === 'string' ? [group] : Object.values(group)))
  for (const reason of reasons) expect(reason).toMatch(/\S/)
})

test('every tab has an id and a number of its own', () => {
  for (const values of [settingsTabs.map(({ id }) => id), settingsTabs.map(({ number }) => number)])
    expect(new Set<string | number>(values).size).toBe(settingsTabs.length)
})

/** By row: the rows above it that come or go while the row's switch or choice is changed. */
const shiftedRows = (controls: readonly string[]): readonly string[] =>
  groups.flatMap(({ id, fields, initial }) => {
    const order = controls
      .filter((control) => control.startsWith(`${id}.`))
      .map((control) => control.slice(id.length + 1))
    return order.flatMap((key, at) => {
      const field = fields[key]
      const values = field?.kind === 'toggle' ? [true, false] : field?.kind === 'select' ? field.options : []
      const above = values.map((value) =>
        visibleFields(fields, { ...initial, [key]: value }, { mobile: false })
          .filter((one) => order.indexOf(one) !== -1 && order.indexOf(one) < at)
          .join(),
      )
      return new Set(above).size > 1 ? [`${id}.${key}`] : []
    })
  })

test('no switch or choice makes rows above it come or go: it stays under the pointer', () => {
  expect(settingsTabs.flatMap(({ controls }) => shiftedRows(controls))).toEqual([])
})
