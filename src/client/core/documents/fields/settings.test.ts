import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { field, half, on, resolveBound } from './field.ts'
import { defineSettings } from './settings.ts'
import { visibleFields } from './visible-fields.ts'

const fields = {
  iconSize: field.slider(58, { min: 40, max: 120 }),
  iconRadius: field.slider(16, { min: 0, max: half('iconSize') }),
  iconName: field.toggle(true),
  iconNameColor: field.color('', { when: on('iconName') }),
  iconBoxShadow: field.shadow(''),
  mode: field.select('slideY', ['slideX', 'slideY']),
  free: field.slider(50, { min: 0, max: 100, step: 5 }),
  placeholder: field.text('', { max: 5 }),
}
const make = () => defineSettings('probe', fields)

describe('a settings document', () => {
  test('starts with every default and belongs to the section seting', () => {
    const settings = make()
    expect(settings.get()).toEqual(settings.defaults('en'))
    expect(settings.section).toBe('seting')
    expect(settings.version).toBe(0)
  })

  test('travels with the account, each field by itself, except those that stay on the device', () => {
    const stays = { place: field.toggle(false, { stays: true }) }
    expect(make().travel).toEqual({ travels: 'account', merge: { each: 'later' }, stays: [], keeps: [] })
    expect(defineSettings('probe', { ...fields, ...stays }).travel).toMatchObject({ stays: ['place'] })
    expect(defineSettings('probe', stays).travel).toEqual({ travels: 'device' })
    const list = field.value<readonly object[]>([], () => [], { merge: { union: ['id'] } })
    expect(defineSettings('probe', { ...stays, list, name: field.text('', { max: 5 }) }).travel).toMatchObject({
      merge: { fields: { list: { union: ['id'] }, name: 'later' } },
    })
  })

  test('draws a radius of at most half of the size, which comes back with the size until it is set', () => {
    const settings = make()
    const radius = () => settings.drawn(settings.get()).iconRadius
    settings.update((now) => ({ ...now, iconSize: 100, iconRadius: 50 }))
    expect(radius()).toBe(50)
    settings.update((now) => ({ ...now, iconSize: 60 }))
    expect(radius()).toBe(30)
    settings.update((now) => ({ ...now, iconSize: 80 }))
    expect(radius()).toBe(40)
    settings.update((now) => ({ ...now, iconSize: 120 }))
    expect(radius()).toBe(50)
    settings.update((now) => ({ ...now, iconSize: 40 }))
    settings.update((now) => ({ ...now, iconRadius: 10 }))
    settings.update((now) => ({ ...now, iconSize: 120 }))
    expect(radius()).toBe(10)
  })

  test('has defaults of the user’s language', () => {
    const settings = defineSettings('probe', fields, 'seting', (language) => ({ iconName: language !== 'en' }))
    expect(settings.initial.iconName).toBe(true)
    expect(settings.defaults('ko')).toEqual(settings.initial)
    expect(settings.defaults('en')).toEqual({ ...settings.initial, iconName: false })
  })

  test('shows a field only while its condition holds, but keeps its value', () => {
    const settings = make()
    settings.update((now) => ({ ...now, iconName: false, iconNameColor: '#ff0000' }))
    expect(visibleFields(fields, settings.get(), { mobile: false })).not.toContain('iconNameColor')
    expect(settings.get().iconNameColor).toBe('#ff0000')
  })

  test('hides a field whose condition depends on a hidden one', () => {
    const own = {
      shown: field.toggle(true),
      glass: field.toggle(true, { when: on('shown') }),
      rim: field.toggle(false, { when: on('glass') }),
    }
    const { initial } = defineSettings('own', own)
    const visible = (values: Partial<typeof initial>) =>
      visibleFields(own, { ...initial, ...values }, { mobile: false })
    expect(visible({})).toEqual(['shown', 'glass', 'rim'])
    expect(visible({ glass: false })).toEqual(['shown', 'glass'])
    expect(visible({ shown: false })).toEqual(['shown'])
  })

  test('hides desktop-only fields on mobile', () => {
    const own = { gap: field.slider(30, { min: 0, max: 100, desktopOnly: true }), name: field.toggle(true) }
    const values = defineSettings('probe', own).initial
    expect(visibleFields(own, values, { mobile: false })).toEqual(['gap', 'name'])
    expect(visibleFields(own, values, { mobile: true })).toEqual(['name'])
  })
})

describe('reading stored settings', () => {
  const read = (data: unknown) => make().decode({ version: 0, data })

  test('a missing field takes its default, which is no repair', () => {
    const decoded = read({ iconSize: 60 })
    expect(decoded).toMatchObject({ at: 'read', repaired: [], value: { iconSize: 60, iconRadius: 16 } })
  })

  test.each([
    ['a number beyond its range goes to the end', { iconSize: 500 }, { iconSize: 120 }],
    ['a number between two steps goes to the nearest', { free: 52 }, { free: 50 }],
    ['a text for a number is replaced by the default', { iconSize: 'big' }, { iconSize: 58 }],
    ['NaN is replaced by the default', { iconSize: Number.NaN }, { iconSize: 58 }],
    ['an unknown choice is replaced by the default', { mode: 'spin' }, { mode: 'slideY' }],
    ['an invalid colour is replaced by the default', { iconNameColor: 'url(x)' }, { iconNameColor: '' }],
    ['a short colour is expanded', { iconNameColor: '#f00' }, { iconNameColor: '#ff0000' }],
    [
      'the prefix and semicolon of a shadow are stripped',
      { iconBoxShadow: 'box-shadow: 0 1px 2px #000;' },
      { iconBoxShadow: '0 1px 2px #000000' },
    ],
    ['a text is cut to its length', { placeholder: '一二三四五六' }, { placeholder: '一二三四五' }],
  ])('%s, and is listed as repaired', (_rule, data, expected) => {
    const decoded = read(data)
    expect(decoded).toMatchObject({ at: 'read', repaired: [Object.keys(data)[0]], value: expected })
  })

  test('any input gives valid settings or is refused as a whole', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...Object.keys(fields), 'other'), fc.anything())),
        (data) => {
          const decoded = read(data)
          if (decoded.at !== 'read') return decoded.at === 'invalid'
          const value = make().drawn(decoded.value)
          return (['iconSize', 'iconRadius'] as const).every((key) => {
            const { min, max } = fields[key]
            return value[key] >= resolveBound(min, value) && value[key] <= resolveBound(max, value)
          })
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('reading is idempotent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.anything()), (data) => {
        const first = read(data)
        if (first.at !== 'read') return
        expect(read(first.value)).toMatchObject({ value: first.value, repaired: [] })
      }),
      { numRuns: 1000 },
    )
  })
})
