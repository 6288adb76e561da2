import { expect, test } from 'vitest'
import { defineDocument } from '../documents/document.ts'
import { testContext } from '../testing.ts'
import { type Command, defineCommands, labelOf, visibleCommands } from './command.ts'
import { fillRegistry, findWidget, registry } from './registry.ts'
import { defineWidget } from './widget.ts'

const commands = defineCommands('layout', {
  lock: {
    icon: '',
    key: 'Ctrl+L',
    when: ({ mode, mobile }) => mode === 'free' && !mobile,
    label: ({ locked }) => (locked ? 'unlock' : 'lock'),
    run: () => {},
  },
  refresh: { icon: '', run: () => {} },
})

test('the id of a command starts with its owner; it is visible only while its condition holds', () => {
  expect(visibleCommands(commands, testContext).map(({ id }) => id)).toEqual(['layout.refresh'])
  expect(visibleCommands(commands, { ...testContext, mode: 'free' }).map(({ id }) => id)).toEqual([
    'layout.lock',
    'layout.refresh',
  ])
})

test('a label may depend on the context: lock and unlock', () => {
  const [lock] = commands
  if (lock === undefined) throw new Error('no command')
  expect(labelOf(lock, testContext)).toBe('layout.command.lock')
  expect(labelOf(lock, { ...testContext, locked: true })).toBe('layout.command.unlock')
})

test('two contributions with the same id are an error', () => {
  const widget = defineWidget('clock', {
    category: 3,
    icon: '',
    color: '',
    sizes: ['1x1'],
    size: '1x1',
    tile: () => Promise.reject(),
  })
  fillRegistry({ widgets: [widget], documents: [], commands, properties: [] })
  expect(findWidget('clock')).toBe(widget)
  expect(() => fillRegistry({ widgets: [widget], documents: [], commands: [], properties: [] })).toThrow('clock')
  expect(registry().widgets).toEqual([widget])
  const document = defineDocument({
    id: 'a',
    section: 'more',
    travels: 'device',
    initial: 0,
    schema: { parse: () => ({ ok: true, value: 0, repaired: [] }) },
  })
  expect(() => fillRegistry({ widgets: [], documents: [document, document], commands: [], properties: [] })).toThrow(
    'called a',
  )
})

test('so are two commands that claim the same menu entry or the same tool', () => {
  const run = () => {}
  const fill = (one: Command['surfaces'], other: Command['surfaces']) => () =>
    fillRegistry({
      widgets: [],
      documents: [],
      commands: defineCommands('claims', {
        one: { icon: '', run, ...(one && { surfaces: one }) },
        other: { icon: '', run, ...(other && { surfaces: other }) },
      }),
      properties: [],
    })
  expect(fill({ menu: 'freeMode' }, { menu: 'freeMode', tool: 3 })).toThrow('menu,freeMode')
  expect(fill({ tool: 3 }, { menu: 'freeMode', tool: 3 })).toThrow('tool,3')
  expect(fill({ menu: 'freeMode' }, { tool: 3 })).not.toThrow()
})

test('any number of commands may suggest themselves to the palette', () => {
  const surfaces = { palette: 'suggested' } as const
  const commands = defineCommands('suggested', {
    one: { icon: 'plus', surfaces, run: () => {} },
    other: { icon: 'plus', surfaces, run: () => {} },
  })
  expect(() => fillRegistry({ commands })).not.toThrow()
})

test('a command whose id begins like a surface claims its id, too', () => {
  const commands = defineCommands('palette', { open: { icon: '', run: () => {} } })
  fillRegistry({ commands })
  expect(() => fillRegistry({ commands })).toThrow('palette.open')
})
