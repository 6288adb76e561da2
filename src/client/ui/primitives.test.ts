import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { primitives } from './primitives.ts'

/** Parts that are seen in another primitive's examples. */
const withinOthers: Readonly<Record<string, string>> = {
  ChoiceDialog: 'Dialog',
  ConfirmDialog: 'Dialog',
  Mark: 'Icon',
  Mask: 'Dialog',
  NamedIcon: 'Icon',
  OverlayRoot: 'Dialog',
  TooltipLayer: 'Popover',
  drawings: 'State',
}

describe('the gallery', () => {
  const components = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx') && !/\.(example|test)\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))

  it.each(components)('shows %s', (name) => {
    expect(Object.keys(primitives)).toContain(withinOthers[name] ?? name)
  })

  it('loads every example', async () => {
    for (const load of Object.values(primitives)) {
      const { examples } = await load()
      expect(examples.length).toBeGreaterThan(0)
    }
  })
})
