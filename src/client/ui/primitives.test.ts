import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { primitives } from './primitives.ts'

/** Parts that are shown in another primitive's examples. */
const withinOthers: Readonly<Record<string, string>> = {
  'app-face': 'AppIcon',
  Choice: 'Form',
  ChoiceDialog: 'Dialog',
  ConfirmDialog: 'Dialog',
  ConfirmedSwitch: 'Switch',
  Card: 'Form',
  Cells: 'Menu',
  CheckedText: 'ShadowField',
  EmptyWindow: 'State',
  FieldControl: 'Form',
  FormActions: 'Dialog',
  ColorPopover: 'ColorField',
  NumberInput: 'Slider',
  Mark: 'Icon',
  Mask: 'Dialog',
  WidgetTitle: 'WidgetFrame',
  NamedIcon: 'Icon',
  OverlayRoot: 'Dialog',
  PictureCells: 'ImagePicker',
  RailItem: 'Rail',
  RailNameField: 'Rail',
  Row: 'Form',
  Segmented: 'Select',
  SubmenuSheet: 'Menu',
  StyledSpinner: 'Spinner',
  Swatches: 'ColorField',
  TooltipLayer: 'Popover',
  drawings: 'State',
  samples: 'Form',
  tab: 'Form',
}

describe('the gallery', () => {
  const components = globSync('**/*.tsx', { cwd: import.meta.dirname })
    .filter((file) => !/\.(example|test)\.tsx$/.test(file))
    .map((file) => basename(file, '.tsx'))

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
