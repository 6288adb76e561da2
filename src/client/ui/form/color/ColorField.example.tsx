import type { Example, Say } from '../../primitives.ts'
import { Live, Pane } from '../samples.tsx'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'
import { useThemeSwatches } from './palette.ts'

function ThemeColor({ say, ...control }: Omit<ColorFieldProps, 'label'> & { readonly say: Say }) {
  return <ColorField {...control} label={say('主题色', 'Primary color')} swatches={useThemeSwatches()} />
}

export const examples: readonly Example[] = [
  {
    name: 'automatic, own, presets, transparent',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial=""
          draw={(control) => <ColorField {...control} automatic alpha label={say('名称颜色', 'Name color')} />}
        />
        <Live
          initial="#e8a33d"
          draw={(control) => <ColorField {...control} label={say('弹幕颜色', 'Danmaku color')} />}
        />
        <Live initial="#006661" draw={(control) => <ThemeColor {...control} say={say} />} />
        <Live
          initial="#4a559680"
          draw={(control) => <ColorField {...control} alpha label={say('图标背景', 'Icon ground')} />}
        />
      </Pane>
    ),
  },
]
