import type { Example } from '../../primitives.ts'
import { RailLayout, railPanel } from './RailLayout.tsx'

const entries = (say: (chinese: string, english: string) => string) => [
  { id: 0, icon: 'grid', label: say('全部', 'All'), count: 27 },
  { id: 2, icon: 'settings', label: say('系统', 'System'), count: 6 },
  { id: 4, icon: 'code', label: say('开发', 'Development'), count: 3 },
]

export const examples: readonly Example[] = [
  {
    name: 'a rail beside the content',
    on: 'panel',
    draw: (say) => (
      <div style={{ width: 640, height: 180 }}>
        <RailLayout
          label={say('分类', 'Categories')}
          entries={entries(say)}
          current={2}
          onChange={() => {}}
          bar={<b>{say('组件', 'Components')}</b>}
        >
          <div className={railPanel}>{say('内容', 'Content')}</div>
        </RailLayout>
      </div>
    ),
  },
  {
    name: 'a row above it in narrow windows',
    on: 'panel',
    draw: (say) => (
      <div style={{ width: 300, height: 160 }}>
        <RailLayout label={say('分类', 'Categories')} entries={entries(say)} current={0} onChange={() => {}}>
          <div className={railPanel}>{say('内容', 'Content')}</div>
        </RailLayout>
      </div>
    ),
  },
]
