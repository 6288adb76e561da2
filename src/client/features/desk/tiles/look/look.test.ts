import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { iconSettings } from '../../../data/home/settings.first-frame.ts'
import { iconProperties, parseFancyRadius, readFancyRadius } from './look.ts'

const now = iconSettings.initial
const look = (changed: Partial<typeof now>) => iconProperties({ ...now, ...changed })

describe('the look of tiles', () => {
  test('is the default one while nothing is set', () => {
    expect(iconProperties(now)).toEqual({
      '--gk-icon-r': 'round(16px * var(--gk-s), 1px)',
      '--gk-icon-shape': '',
      '--gk-mini-r': '29.4%',
      '--gk-label': 'max(12px, round(12px * var(--gk-s), 1px))',
      '--gk-label-color': '',
      '--gk-icon-opacity': '',
      '--gk-icon-bg': '',
      '--gk-icon-ink': '',
      '--gk-icon-shadow': '',
      '--gk-tile-shadow': '',
    })
  })

  test('half of the size is a circle, in folders too', () => {
    expect(look({ iconSize: 59, iconRadius: 29 })['--gk-mini-r']).toBe('50%')
    expect(look({ iconRadius: 0 })['--gk-mini-r']).toBe('0%')
  })

  test('a fancy radius applies to icons; widgets keep the plain one', () => {
    expect(look({ fancyRadius: '30% 70% 70% 30% / 30% 30% 70% 70%' })).toMatchObject({
      '--gk-icon-r': 'round(16px * var(--gk-s), 1px)',
      '--gk-icon-shape': '30% 70% 70% 30% / 30% 30% 70% 70%',
      '--gk-mini-r': '30% 70% 70% 30% / 30% 30% 70% 70%',
    })
    expect(look({ fancyRadius: '29px 0' })).toMatchObject({
      '--gk-icon-shape': 'round(29px * var(--gk-s), 1px) round(0px * var(--gk-s), 1px)',
      '--gk-mini-r': 'round(17px * var(--gk-s), 1px) round(0px * var(--gk-s), 1px)',
    })
  })

  test('letters contrast with a global background', () => {
    const on = (iconGlobalBg: string) => look({ isIconGlobalBg: true, iconGlobalBg })
    expect(on('#ffffff')).toMatchObject({ '--gk-icon-bg': '#ffffff', '--gk-icon-ink': '#0d2221' })
    expect(on('#223344')).toMatchObject({ '--gk-icon-bg': '#223344', '--gk-icon-ink': '#ffffff' })
    expect(on('#22334420')['--gk-icon-ink']).toBe('var(--gk-wp-1)')
    expect(look({ iconGlobalBg: '#ff0000' })['--gk-icon-bg']).toBe('')
  })

  test('a custom shadow replaces the outer part, the rim stays', () => {
    const shadow = 'var(--gk-rim), 0 1px 2px #000000'
    expect(look({ iconBoxShadow: '0 1px 2px #000000' })).toMatchObject({
      '--gk-icon-shadow': shadow,
      '--gk-tile-shadow': shadow,
    })
  })
})

describe('a fancy radius', () => {
  test.each(['10px', '10px 20%', '50% 20% / 10% 40%', 'border-radius: 1px 2px 3px 4px / 5px 6px 7px 8px;', '0 12.5%'])(
    'is parsed: %s',
    (text) => {
      expect(parseFancyRadius(text)).toBeDefined()
    },
  )

  test.each([
    '',
    ' ',
    '/',
    '10px /',
    '/ 10px',
    '10',
    '-1px',
    '1px 2px 3px 4px 5px',
    '1px / 2px / 3px',
    '1em',
    'calc(1px)',
    'var(--gk-1)',
    '10px; color: red',
    'url(https://evil.example)',
    '10px } body { display: none',
    '9999px',
    'constructor',
  ])('is rejected: %s', (text) => {
    expect(parseFancyRadius(text)).toBeUndefined()
  })

  test('puts nothing but lengths into a style, whatever the input', () => {
    const piece = fc.oneof(
      fc.constantFrom('10px', '5%', '/', ' ', ';', 'url(x)', '}', 'var(--x)', '1e9px'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const shape = look({ fancyRadius: pieces.join(' ') })['--gk-icon-shape']
        expect(shape).toMatch(/^((\d+(\.\d+)?%|round\(\d+(\.\d+)?px \* var\(--gk-s\), 1px\)|\/)( |$))*$/)
      }),
    )
  })
})

describe('a fancy radius that is typed', () => {
  test('is stored without the declaration around it', () => {
    expect(readFancyRadius(' border-radius: 30% 70% 70% 30% / 30% 30% 70% 70%; ')).toBe(
      '30% 70% 70% 30% / 30% 30% 70% 70%',
    )
    expect(readFancyRadius('18%')).toBe('18%')
  })

  test('may be empty', () => {
    expect(readFancyRadius('  ')).toBe('')
  })

  test.each(['round', '10em', '1% 2% 3% 4% 5%', '1% / 2% / 3%', 'url(x)'])('is invalid: %s', (text) => {
    expect(readFancyRadius(text)).toBeUndefined()
  })
})
