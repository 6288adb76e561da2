import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { equals, field, half, on } from '../../core/documents/fields/field.ts'
import { defineSettings } from '../../core/documents/fields/settings.ts'
import { formatMessage } from '../../core/text/i18n.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { ImagePicker } from './choice/ImagePicker.tsx'
import { Segmented } from './choice/Segmented.tsx'
import { Select } from './choice/Select.tsx'
import { Switch } from './choice/Switch.tsx'
import { ColorField } from './color/ColorField.tsx'
import { Form, type FormProps } from './Form.tsx'
import { KeyRecorder } from './keys/KeyRecorder.tsx'
import { Slider } from './number/Slider.tsx'
import { SortableList } from './order/SortableList.tsx'
import { ShadowField } from './ShadowField.tsx'

const html = (element: ReactNode) => renderToStaticMarkup(element)
const nothing = () => {}
type Text = keyof typeof texts
const say = (key: Text, placeholders: Readonly<Record<string, string | number>> = {}) =>
  formatMessage(texts[key], placeholders)

// static markup has no language context
vi.mock('../messages.ts', () => ({ useMessages: () => say }))

describe('a row', () => {
  it('offers a reset only while its value is not the default', () => {
    const reset = say('reset', { name: 'Names' })
    expect(html(<Switch label="Names" value onChange={nothing} />)).not.toContain(reset)
    expect(html(<Switch label="Names" value onChange={nothing} onReset={nothing} />)).toContain(reset)
  })

  it('describes its control by its hint', () => {
    const drawn = html(<Switch label="Names" hint="Below the icons" value onChange={nothing} />)
    const [, note] = /aria-describedby="([^"]+)"/.exec(drawn) ?? []
    expect(drawn).toContain(`<p id="${note}"`)
  })
})

describe('the markup of a control', () => {
  it('a switch has its role, and its label toggles it', () => {
    const drawn = html(<Switch label="Names" value={false} onChange={nothing} />)
    const [, id] = /<label for="([^"]+)"/.exec(drawn) ?? []
    expect(drawn).toMatch(/role="switch" aria-checked="false"/)
    expect(drawn).toContain(`<input id="${id}"`)
  })

  it('a slider exposes its number with the unit, and the number can be pressed to type another', () => {
    const drawn = html(<Slider label="Size" value={58} min={40} max={120} unit="px" onChange={nothing} />)
    expect(drawn).toMatch(/type="range".*min="40" max="120" step="1" aria-valuetext="58 px"/)
    expect(drawn).toContain(`aria-label="${say('typeNumber', { name: 'Size', value: '58 px' })}"`)
    expect(drawn).toContain('--share:0.225')
  })

  it('segments are radio buttons of one group, named by the label', () => {
    const options = [
      { value: 'px', label: 'Pixels' },
      { value: '%', label: 'Percent' },
    ]
    const drawn = html(<Segmented label="Width" value="px" options={options} onChange={nothing} />)
    const [, label] = /role="radiogroup" aria-labelledby="([^"]+)"/.exec(drawn) ?? []
    expect(drawn).toContain(`id="${label}">Width`)
    expect(drawn.match(/type="radio"/g)).toHaveLength(2)
    expect(drawn.match(/checked=""/g)).toHaveLength(1)
  })

  it('a select is named by its label and its value, and has a menu popup', () => {
    const drawn = html(
      <Select label="Page turn" value="b" options={[{ value: 'b', label: 'Fade' }]} onChange={nothing} />,
    )
    const [, named] = /aria-labelledby="([^"]+)"/.exec(drawn) ?? []
    for (const id of named?.split(' ') ?? []) expect(drawn).toContain(`id="${id}"`)
    expect(drawn).toContain('aria-haspopup="menu" aria-expanded="false"')
    expect(drawn).toContain('Fade')
  })

  it('an empty colour is the automatic one, where there is one; a custom one is shown in the colour well', () => {
    const automatic = html(<ColorField label="Ink" value="" automatic onChange={nothing} />)
    expect(automatic).toMatch(new RegExp(`aria-label="${say('automatic')}" name="[^"]+" checked=""`))
    expect(html(<ColorField label="Ink" value="#ffffff" onChange={nothing} />)).not.toContain(say('automatic'))
    expect(html(<ColorField label="Ink" value="#123456" onChange={nothing} />)).toContain('--own:#123456')
  })

  it('a slider names the size that is drawn on this screen', () => {
    const drawn = html(<Slider label="Size" value={58} min={40} max={120} unit="px" scale={0.9} onChange={nothing} />)
    expect(drawn).toContain('value="58"')
    expect(drawn).toContain('aria-valuetext="52 px"')
    expect(drawn).toContain('>52<small> px</small>')
    const least = html(<Slider label="Name" value={10} min={10} max={20} unit="px" least={12} onChange={nothing} />)
    expect(least, 'never less than is drawn').toContain('aria-valuetext="12 px"')
  })

  it('a shadow’s CSS text stands behind a disclosure, open while it is what is chosen', () => {
    const own = html(<ShadowField label="Shadow" value="0 1px 2px #000000" onChange={nothing} />)
    expect(own).toMatch(/<details[^>]* open=""/)
    expect(html(<ShadowField label="Shadow" value="none" onChange={nothing} />)).toMatch(/<details class="[^"]*">/)
  })

  it('a shadow is previewed, and its preset is named', () => {
    const drawn = html(<ShadowField label="Shadow" value="0 1px 2px #000000" onChange={nothing} />)
    expect(drawn.match(/box-shadow:0 1px 2px #000000/g)).toHaveLength(1)
    expect(html(<ShadowField label="Shadow" value="none" onChange={nothing} />)).toContain(say('shadowNone'))
  })

  it('pictures have names, and that of the chosen one is shown beside the label', () => {
    const options = [1, 2].map((value) => ({ value, label: `Dawn ${value}`, picture: null }))
    const drawn = html(<ImagePicker label="Wallpaper" value={2} options={options} onChange={nothing} />)
    expect(drawn).toContain('aria-label="Dawn 1"')
    expect(drawn).toContain('>Dawn 2</span>')
  })

  it('a sortable list exposes which items are on, and move keys only for movable items', () => {
    const items = [
      { id: 'a', label: 'Dark mode', on: true },
      { id: 'b', label: 'Lock', on: false, movable: false },
    ]
    const drawn = html(<SortableList label="Toolbar" items={items} onToggle={nothing} onMove={nothing} />)
    expect(drawn).toContain('aria-label="Toolbar"')
    expect(drawn).toMatch(/aria-checked="true" aria-describedby="[^"]+" aria-keyshortcuts="Alt\+ArrowUp/)
    expect(drawn).toMatch(/aria-checked="false" data-focus-stop="b"/)
    expect(drawn).toContain('role="status"')
  })

  it('a list of choices marks the current one and has no boxes', () => {
    const items = [
      { id: 'a', label: 'One', on: true, content: <b>1</b> },
      { id: 'b', label: 'Two', on: false },
    ]
    const drawn = html(<SortableList kind="choice" label="List" items={items} onToggle={nothing} onMove={nothing} />)
    expect(drawn).not.toContain('checkbox')
    expect(drawn).toMatch(/aria-current="true"[^>]*data-focus-stop="a"[^>]*><b>1<\/b>/)
    expect(drawn).toMatch(/aria-current="false"[^>]*data-focus-stop="b"/)
  })

  it('a shortcut is shown as keycaps, and a missing one as a text', () => {
    vi.stubGlobal('navigator', { platform: 'Linux x86_64' })
    const drawn = html(<KeyRecorder label="Refresh" value="Ctrl+R" onChange={nothing} />)
    expect(drawn).toMatch(/<kbd>Ctrl<\/kbd>.*<kbd>R<\/kbd>/)
    expect(drawn).toContain(`aria-label="${say('keyRecord', { name: 'Refresh', key: 'Ctrl R' })}"`)
    expect(html(<KeyRecorder label="Refresh" value="" onChange={nothing} />)).toContain(say('keyNone'))
    vi.stubGlobal('navigator', { platform: 'MacIntel' })
    expect(html(<KeyRecorder label="Refresh" value="Ctrl+R" onChange={nothing} />)).toMatch(
      /<kbd>⌘<\/kbd>.*<kbd>R<\/kbd>/,
    )
    vi.unstubAllGlobals()
  })
})

const make = () =>
  defineSettings('probe', {
    size: field.slider(58, { min: 40, max: 120 }),
    radius: field.slider(16, { min: 0, max: half('size') }),
    names: field.toggle(true),
    color: field.color('', { when: on('names') }),
    unit: field.select('px', ['px', '%']),
    turning: field.select('slideY', ['no', 'random', 'slideX', 'slideY', 'fade']),
    width: field.slider(1400, { min: 900, max: 2000, when: equals('unit', 'px') }),
    interval: field.slider(30, { min: 0, max: 60, unit: 'minutes' }),
    shadow: field.shadow(''),
    placeholder: field.text('', { max: 50 }),
    order: field.value<readonly number[]>([1, 2], () => [1, 2]),
  })

type Probe = ReturnType<typeof make>

const draw = (settings: Probe, rest: Partial<FormProps<Probe['fields']>>) =>
  html(
    createElement(Form<Probe['fields']>, {
      settings,
      values: settings.get(),
      mobile: false,
      sections: [],
      labels: (key: string) => key,
      change: nothing,
      ...rest,
    }),
  )

describe('a form', () => {
  it('selects the control by the kind of the field', () => {
    const settings = make()
    const only = (key: keyof Probe['fields']) => draw(settings, { sections: [[key]] })
    expect(only('size')).toContain('type="range"')
    expect(only('names')).toContain('role="switch"')
    expect(only('color')).toContain(`aria-label="${say('ownColor', { name: 'color' })}"`)
    expect(only('unit')).toContain('role="radiogroup"')
    expect(only('turning')).toContain('aria-haspopup="menu"')
    expect(only('placeholder')).toContain('maxLength="50"')
    expect(only('shadow')).toContain(say('shadowSoft'))
    expect(only('interval')).toContain(`30 ${say('minutes')}`)
  })

  it('hides fields that do not apply now, and cards that are empty then', () => {
    const settings = make()
    const sections = [['names', 'color'], ['width']] as const
    expect(draw(settings, { sections }).match(/card/g)).toHaveLength(2 + 1) // two cards and their container
    settings.update((now) => ({ ...now, names: false, unit: '%' }))
    const drawn = draw(settings, { sections })
    expect(drawn).not.toContain(say('ownColor', { name: 'color' }))
    expect(drawn).not.toContain('type="range"')
    expect(drawn.match(/card/g)).toHaveLength(1 + 1)
  })

  it('lets a range follow the value that it depends on', () => {
    const settings = make()
    settings.update((now) => ({ ...now, size: 100 }))
    expect(draw(settings, { sections: [['radius']] })).toContain('max="50"')
  })

  it('names a radius at its end by what is drawn there, which typing still changes', () => {
    const settings = make()
    const radius = () => draw(settings, { sections: [['radius']] })
    expect(radius()).toContain('aria-valuetext="16 px"')
    settings.update((now) => ({ ...now, radius: 29 }))
    expect(radius()).toContain(`aria-valuetext="${say('round')}"`)
    expect(radius()).toContain(`aria-label="${say('typeNumber', { name: 'radius', value: say('round') })}"`)
    expect(radius()).not.toContain('px</small>')
    settings.update((now) => ({ ...now, size: 120 }))
    expect(draw(settings, { sections: [['size', 'radius']] }), 'it is the end of a range that follows').toContain(
      'aria-valuetext="29 px"',
    )
    expect(draw(settings, { sections: [['size']] })).toContain('aria-valuetext="120 px"')
  })

  it('offers a reset where a value is not its default', () => {
    const settings = make()
    const sections = [['size', 'radius']] as const
    expect(draw(settings, { sections })).not.toContain(say('reset', { name: 'size' }))
    settings.update((now) => ({ ...now, size: 60 }))
    expect(draw(settings, { sections })).toContain(say('reset', { name: 'size' }))
    expect(draw(settings, { sections })).not.toContain(say('reset', { name: 'radius' }))
  })

  it('limits the default of a radius by the size it depends on', () => {
    const settings = make()
    settings.update((now) => ({ ...now, size: 40, radius: 20 }))
    settings.update((now) => ({ ...now, size: 40, radius: 16 }))
    expect(draw(settings, { sections: [['radius']] })).not.toContain(say('reset', { name: 'radius' }))
  })

  it('lets a feature draw a field itself, and writes its changes', () => {
    const change = vi.fn()
    const settings = make()
    expect(draw(settings, { sections: [['order']] })).not.toContain('order')
    const drawn = draw(settings, {
      sections: [['order']],
      change,
      custom: {
        order: ({ label, value, onChange }) => {
          onChange([...value].reverse())
          return <b>{`${label} ${value.join()}`}</b>
        },
      },
    })
    expect(drawn).toContain('<b>order 1,2</b>')
    expect(change).toHaveBeenCalledWith('order', [2, 1])
  })
})
