import { plus } from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { tileBox } from '../tile-frame/tile-size.ts'
import { WidgetFrame } from '../widget-frame/WidgetFrame.tsx'
import { WidgetTitle } from '../widget-frame/WidgetTitle.tsx'
import { EmptyWindow } from './EmptyWindow.tsx'
import { Empty, Failed, Stale } from './State.tsx'

const none = () => {}
const sizes = [
  { rows: 2, columns: 2 },
  { rows: 1, columns: 2 },
  { rows: 2, columns: 4 },
] as const

export const examples: readonly Example[] = [
  {
    name: 'empty',
    on: 'wall',
    draw: (say) =>
      sizes.map((size) => (
        <div key={size.columns * size.rows} style={tileBox(size)}>
          <WidgetFrame size={size} label={say('待办', 'To-do')}>
            <Empty
              title={say('暂无待办', 'Nothing to do')}
              action={{ label: say('添加一条', 'Add one'), run: none }}
              drawing={size.columns === 4 ? 'sheet' : 'ridge'}
            />
          </WidgetFrame>
        </div>
      )),
  },
  {
    name: 'failed',
    on: 'wall',
    draw: (say) =>
      sizes.map((size) => (
        <div key={size.columns * size.rows} style={tileBox(size)}>
          <WidgetFrame size={size} label={say('热搜', 'Trending')}>
            <Failed
              title={say('没能加载热搜', 'Couldn’t load')}
              action={{ label: say('重试', 'Try again'), run: none }}
            />
          </WidgetFrame>
        </div>
      )),
  },
  {
    name: 'stale',
    on: 'wall',
    draw: (say) => (
      <div style={tileBox(sizes[0])}>
        <WidgetFrame size={sizes[0]} label={say('天气', 'Weather')}>
          <WidgetTitle>{say('杭州', 'Hangzhou')}</WidgetTitle>
          <span className={styles.figure}>21°</span>
          <span className={styles.bottom}>
            <Stale text={say('2 小时前更新', 'Updated 2 h ago')} />
          </span>
        </WidgetFrame>
      </div>
    ),
  },
  {
    name: 'empty page',
    on: 'panel',
    draw: (say) => (
      <Empty
        fit="page"
        drawing="search"
        title={say('没有名为「山海」的图标', 'No icon called “Shanhai”')}
        hint={say('换个词，或直接搜索', 'Try another word, or search the web')}
        action={{ label: say('添加为图标', 'Add it as an icon'), run: none }}
      />
    ),
  },
  {
    name: 'empty window',
    on: 'panel',
    draw: (say) =>
      [320, 156].map((height) => (
        <div key={height} style={{ display: 'grid', width: 300, height }}>
          <EmptyWindow
            title={say('还没有白板', 'No boards yet')}
            hint={say('画草图、流程和想法，边画边存在这台设备上', 'Sketches, diagrams and ideas, saved as you draw')}
            action={{ label: say('新建白板', 'New board'), icon: plus, run: none }}
          />
        </div>
      )),
  },
]
