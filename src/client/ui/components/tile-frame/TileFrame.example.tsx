import { music } from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { TileFrame } from './TileFrame.tsx'

export const examples: readonly Example[] = [
  {
    name: 'letters, icon, failed picture, long names, none',
    on: 'wall',
    draw: (say) => (
      <div className={styles.tiles}>
        <TileFrame href="https://zhihu.example" label="知乎" face={{ at: 'letters', color: '#1772f6' }} />
        <TileFrame href="https://github.example" label="GitHub" face={{ at: 'letters', color: '#24292f' }} />
        <TileFrame
          href="https://yellow.example"
          label={say('黄色', 'Yellow')}
          face={{ at: 'letters', color: '#ffe14d' }}
        />
        <TileFrame
          label={say('音乐', 'Music')}
          face={{ at: 'icon', path: music, background: 'linear-gradient(180deg,#e85d7a,#c93a63)' }}
        />
        <TileFrame
          href="https://gone.example"
          label="douban"
          face={{ at: 'picture', src: 'data:,', background: '#1c8a33' }}
        />
        <TileFrame
          href="https://long.example"
          label={say('一个名字非常长的网站', 'A site with a long name')}
          face={{ at: 'letters', color: '#7e4d8a' }}
        />
        <TileFrame label={say('无名', 'No name')} labelled={false} face={{ at: 'letters', color: '#8a6420' }} />
      </div>
    ),
  },
]
