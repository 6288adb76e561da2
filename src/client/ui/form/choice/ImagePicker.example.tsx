import type { Example, Say } from '../../primitives.ts'
import styles from '../samples.module.css'
import { Live, Pane } from '../samples.tsx'
import { ImagePicker, MultiImagePicker } from './ImagePicker.tsx'

const shapes = (say: Say) =>
  [
    ['27.6%', say('圆角矩形', 'Rounded square')],
    ['50%', say('圆形', 'Circle')],
    ['50% 50% 50% 18%', say('水滴', 'Drop')],
    ['42% 58% 56% 44% / 52% 46% 54% 48%', say('卵石', 'Pebble')],
    ['18%', say('方形', 'Square')],
  ] as const

const scenes = ['#7fbcb6, #2a7f79', '#f3cfae, #d98f73', '#8fa3c8, #27365c', '#cfe3c4, #5d8a66', '#e5d6ee, #7e4d8a']

export const examples: readonly Example[] = [
  {
    name: 'shapes, cells of 16:10, and several of several',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial="27.6%"
          draw={(control) => (
            <ImagePicker
              {...control}
              label={say('异形圆角', 'Shape')}
              options={shapes(say).map(([value, label]) => ({
                value,
                label,
                picture: <span className={styles.shape} style={{ borderRadius: value }} />,
              }))}
            />
          )}
        />
        <Live
          initial={1}
          draw={(control) => (
            <ImagePicker
              {...control}
              label={say('壁纸', 'Wallpaper')}
              shape="wide"
              options={[...scenes, ...scenes.slice(1, 3)].map((colors, index) => ({
                value: index,
                label: say(`壁纸 ${index + 1}`, `Wallpaper ${index + 1}`),
                picture: <span className={styles.scene} style={{ background: `linear-gradient(${colors})` }} />,
              }))}
            />
          )}
        />
        <Live
          initial={['50%'] as readonly string[]}
          draw={({ value, onChange }) => (
            <MultiImagePicker
              label={say('允许的形状', 'Allowed shapes')}
              value={value}
              options={shapes(say).map(([shape, label]) => ({
                value: shape as string,
                label,
                picture: <span className={styles.shape} style={{ borderRadius: shape }} />,
              }))}
              onToggle={(shape) =>
                onChange(value.includes(shape) ? value.filter((one) => one !== shape) : [...value, shape])
              }
            />
          )}
        />
      </Pane>
    ),
  },
]
