import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { Checkbox } from './Checkbox.tsx'

const nothing = () => {}

export const examples: readonly Example[] = [
  {
    name: 'on with a note, off with a hint, long',
    on: 'panel',
    draw: (say) => (
      <div className={styles.fields}>
        <Checkbox label={say('主页', 'Home')} note={say('42 个图标', '42 icons')} checked onChange={nothing} />
        <Checkbox
          label={say('替换现在的分组', 'Replace the present groups')}
          hint={say('不勾选则加在现有分组后面', 'Otherwise they are added after them')}
          checked={false}
          onChange={nothing}
        />
        <Checkbox
          label={say(
            '名字很长很长很长很长很长很长很长很长的分组',
            'A group whose name is longer than any column is wide',
          )}
          note={say('7 个图标', '7 icons')}
          checked
          onChange={nothing}
        />
      </div>
    ),
  },
]
