import type { Example } from '../../primitives.ts'
import { Row } from '../Row.tsx'
import { Live, Pane } from '../samples.tsx'
import { KeyRecorder } from './KeyRecorder.tsx'

export const examples: readonly Example[] = [
  {
    name: 'a key, none, one that is taken',
    on: 'panel',
    draw: (say) => (
      <Pane>
        {[
          [say('更换壁纸', 'Change wallpaper'), 'Ctrl+D'],
          [say('自由布局', 'Free layout'), 'Ctrl+Shift+ArrowUp'],
          [say('全屏', 'Fullscreen'), 'F11'],
          [say('精选分组', 'Featured groups'), ''],
        ].map(([label = '', key = '']) => (
          <Live
            key={label}
            initial={key}
            draw={({ value, onChange, onReset }) => (
              <Row label={label} onReset={onReset}>
                <KeyRecorder
                  label={label}
                  value={value}
                  validate={(one) => (one === 'Ctrl+S' ? say('快捷键已存在', 'That shortcut is taken') : undefined)}
                  onChange={onChange}
                />
              </Row>
            )}
          />
        ))}
      </Pane>
    ),
  },
]
