import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { fontStack } from './fonts/fonts.ts'
import { propertiesOf, textShadow } from './look.ts'
import { TIME_FONTS, timeSettings } from './settings.first-frame.ts'

const now = timeSettings.initial

describe('the look of the clock', () => {
  test('is the style sheet’s while nothing is set', () => {
    expect(propertiesOf(now, 'en')).toEqual({
      '--gk-time-size': '70',
      '--gk-time-top': '50',
      '--gk-time-color': '',
      '--gk-time-font': '',
      '--gk-time-weight': '',
      '--gk-time-shadow': '',
    })
  })

  test('bold uses the heaviest weight of the face', () => {
    expect(propertiesOf({ ...now, timeBold: true }, 'en')['--gk-time-weight']).toBe('520')
    expect(propertiesOf({ ...now, timeBold: true, timeFont: 'serif' }, 'en')['--gk-time-weight']).toBe('600')
  })

  test.each([
    ['rounded', /^"SF Pro Rounded"/],
    ['serif', /"Songti SC".*serif$/],
    ['slab', /^Rockwell/],
    ['mono', /monospace$/],
    ['condensed', /^"Avenir Next Condensed"/],
  ] as const)('%s is the face that is chosen, and bold as it can', (timeFont, family) => {
    const look = propertiesOf({ ...now, timeFont, timeBold: true }, 'zh-CN')
    expect(look['--gk-time-font']).toMatch(family)
    expect(look['--gk-time-weight']).toBe('600')
  })

  test.each(TIME_FONTS.filter((font) => font !== 'auto'))(
    '%s has faces in every language, the last a generic one',
    (font) => {
      for (const language of LANGUAGES) {
        expect(fontStack(font, language)).toMatch(/(serif|monospace|var\(--gk-font\))$/)
        expect(fontStack(font, language)).not.toMatch(/url|undefined/)
      }
    },
  )
})

describe('the shadow of the clock', () => {
  test('is the box shadow without inset', () => {
    expect(textShadow('0 1px 2px #000000')).toBe('0px 1px 2px #000000')
    expect(textShadow('inset 0 0 4px #ffffff, 1px 2px 3px #00000080')).toBe('1px 2px 3px #00000080')
  })

  test('draws a spread as an outline all around', () => {
    const outline = textShadow('0 0 0 2px #ffffffe6, 0 2px 8px #00000040').split(', ')
    expect(outline).toHaveLength(9)
    for (const part of ['2px 0px 0px #ffffffe6', '-2px 0px 0px #ffffffe6', '0px -2px 0px #ffffffe6'])
      expect(outline).toContain(part)
    expect(outline).toContain('1.41px 1.41px 0px #ffffffe6')
    expect(outline.at(-1)).toBe('0px 2px 8px #00000040')
  })

  test('is none for the value none, and the wallpaper’s halo for an empty value', () => {
    expect(textShadow('none')).toBe('none')
    expect(textShadow('inset 0 0 4px #ffffff')).toBe('none')
    expect(textShadow('')).toBe('')
  })
})
