import type { Example } from '../primitives.ts'
import { ShadowField } from './ShadowField.tsx'
import { Live, Pane } from './samples.tsx'

export const examples: readonly Example[] = [
  {
    name: 'presets, text, preview',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live initial="" draw={(control) => <ShadowField {...control} label={say('图标阴影', 'Icon shadow')} />} />
        <Live
          initial="0 6px 16px #b0452f80"
          draw={(control) => <ShadowField {...control} label={say('Dock 阴影', 'Dock shadow')} />}
        />
      </Pane>
    ),
  },
]
