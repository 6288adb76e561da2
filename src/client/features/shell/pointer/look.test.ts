import { describe, expect, test } from 'vitest'
import { cursorProperties, svgUrl } from './look.ts'
import { mouseSettings } from './settings.ts'
import { cursorOf, THEMES } from './themes.ts'

describe('the cursor', () => {
  test('is the system’s by default and for an unknown theme', () => {
    const none = { '--gk-cursor': '', '--gk-cursor-pointer': '' }
    expect(cursorProperties(mouseSettings.initial.cursorData)).toEqual(none)
    expect(cursorProperties(cursorOf('none', ''))).toEqual(none)
  })

  test('has an image and a hot spot for arrow and hand', () => {
    const values = cursorProperties(cursorOf('heart', 'Heart'))
    expect(values['--gk-cursor']).toMatch(/^url\("data:image\/svg\+xml,[^"]+"\) 3 3, auto$/)
    expect(values['--gk-cursor-pointer']).toMatch(/^url\("data:image\/svg\+xml,[^"]+"\) 10 3, pointer$/)
  })

  test.each(['https://example.com/a.png', 'data:text/html,x', 'data:image/svg+xml,"), url(https://example.com/', ''])(
    'is never an address that would be fetched or escape from the CSS: %s',
    (picture) => {
      const cursor = { ...mouseSettings.initial.cursorData, id: 'own', default: picture, pointer: picture }
      expect(Object.values(cursorProperties(cursor))).toEqual(['', ''])
    },
  )

  test.each(THEMES)('the theme %s is stored without repair', (id) => {
    const cursorData = cursorOf(id, id)
    mouseSettings.update(() => ({ cursorData }))
    expect(mouseSettings.decode(mouseSettings.encode())).toMatchObject({ at: 'read', repaired: [] })
    expect(mouseSettings.get().cursorData).toEqual(cursorData)
  })

  test('a drawing survives as a data URL', () => {
    const url = svgUrl('<svg fill="#fff">\n 50%</svg>\n')
    expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe("<svg fill='#fff'> 50%</svg>")
  })
})
