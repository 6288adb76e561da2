import { presetColors } from '../accent.ts'
import type { Example } from '../primitives.ts'
import { ColorField } from './ColorField.tsx'
import { Live, Pane } from './samples.tsx'

export const examples: readonly Example[] = [
  {
    name: 'automatic, own, presets, transparent',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial=""
          draw={(control) => <ColorField {...control} automatic alpha label={say('名称颜色', 'Name colour')} />}
        />
        <Live
          initial="#e8a33d"
          draw={(control) => <ColorField {...control} label={say('弹幕颜色', 'Danmaku colour')} />}
        />
        <Live
          initial="#006661"
          draw={(control) => (
            <ColorField
              {...control}
              label={say('主题色', 'Primary colour')}
              swatches={presetColors.map((value) => ({ value }))}
            />
          )}
        />
        <Live
          initial="#4a559680"
          draw={(control) => <ColorField {...control} alpha label={say('图标背景', 'Icon ground')} />}
        />
      </Pane>
    ),
  },
]
