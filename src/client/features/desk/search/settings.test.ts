import { expect, test } from 'vitest'
import { visibleFields } from '../../../core/documents/fields/visible-fields.ts'
import { searchSettings } from './settings.first-frame.ts'

test('without a search box the tab has only the switch that shows it', () => {
  const off = { ...searchSettings.initial, isSearch: false }
  const rows = visibleFields(searchSettings.fields, off, { mobile: false })
  // fields that no tab shows have no condition
  expect(rows.filter((key) => searchSettings.fields[key].kind !== 'value')).toEqual(['isSearch'])
  expect(rows).not.toContain('searchAssociationArr')
})
