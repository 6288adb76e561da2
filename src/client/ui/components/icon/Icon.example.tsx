import { Mark } from '../../brand/Mark.tsx'
import * as paths from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { Icon } from './Icon.tsx'
import { NamedIcon } from './NamedIcon.tsx'

export const examples: readonly Example[] = [
  {
    name: `the set: ${Object.keys(paths).length}`,
    on: 'panel',
    draw: () => (
      <ul className={styles.icons}>
        {Object.entries(paths).map(([name, path]) => (
          <li key={name}>
            <Icon path={path} size={20} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'sizes 16 · 18 · 20, one by its name, and the mark',
    on: 'panel',
    draw: () => (
      <>
        <Icon path={paths.settings} size={16} />
        <Icon path={paths.settings} size={18} />
        <Icon path={paths.settings} size={20} />
        <NamedIcon name="clock" size={20} />
        <Mark size={24} className={styles.accent} />
        <Mark size={44} className={styles.accent} />
        <Mark size={44} drawing className={styles.accent} />
      </>
    ),
  },
]
