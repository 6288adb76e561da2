import type { Example } from '../primitives.ts'
import { Card } from './Card.tsx'
import { DetailsPane } from './DetailsPane.tsx'
import { Row } from './Row.tsx'

export const examples: readonly Example[] = [
  {
    name: 'a heading, rows and the deletion',
    on: 'panel',
    draw: (say) => (
      <div style={{ display: 'grid', width: 300 }}>
        <DetailsPane
          title={say('待办详情', 'Details')}
          closeLabel={say('关闭详情', 'Close details')}
          onClose={() => {}}
          remove={{ label: say('删除待办', 'Delete to-do'), run: () => {} }}
        >
          <Card>
            <Row label={say('时间', 'Due')}>{say('明天', 'Tomorrow')}</Row>
          </Card>
        </DetailsPane>
      </div>
    ),
  },
]
