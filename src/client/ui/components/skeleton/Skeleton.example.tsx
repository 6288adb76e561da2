import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { tileBox } from '../tile-frame/tile-size.ts'
import { WidgetFrame } from '../widget-frame/WidgetFrame.tsx'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

const size = { rows: 2, columns: 4 } as const

export const examples: readonly Example[] = [
  {
    name: 'first load, after 200 ms',
    on: 'wall',
    draw: (say) => (
      <div style={tileBox(size)}>
        <WidgetFrame size={size} label={say('热搜', 'Trending')}>
          <SkeletonGroup>
            <div className={styles.row}>
              <Skeleton width={56} height={12} />
              <Skeleton width={28} height={10} />
              <Skeleton width={28} height={10} />
            </div>
            {[156, 128, 172, 116].map((width) => (
              <div key={width} className={styles.row}>
                <Skeleton width={10} height={10} radius={3} />
                <Skeleton width={width} height={11} />
                <Skeleton width={36} height={10} style={{ marginLeft: 'auto' }} />
              </div>
            ))}
          </SkeletonGroup>
        </WidgetFrame>
      </div>
    ),
  },
]
