import { folder, inbox, tag } from '../icons/paths.ts'
import type { Example, Say } from '../primitives.ts'
import { Rail, RailAdd, RailList } from './Rail.tsx'
import { RailItem } from './RailItem.tsx'
import { RailNameField } from './RailNameField.tsx'

const none = () => {}

const menuOf = (say: Say, subject: string) => ({
  label: say(`「${subject}」的操作`, `Actions of ${subject}`),
  subject,
  rename: { label: say('重命名', 'Rename'), run: none },
  remove: { label: say('删除', 'Delete'), run: none },
})

interface SampleProps {
  readonly say: Say
  readonly width: number
  readonly isNamed?: boolean
}

function Sample({ say, width, isNamed = false }: SampleProps) {
  const folders = say('文件夹', 'Folders')
  const work = say('工作', 'Work')
  return (
    <div style={{ display: 'grid', width }}>
      <Rail label={folders}>
        <RailList>
          <RailItem icon={inbox} label={say('全部', 'All')} count={27} isCurrent={false} onChoose={none} />
          <RailItem icon={folder} label={work} count={12} isCurrent onChoose={none} menu={menuOf(say, work)} />
          <RailItem icon={folder} label="2026" count={3} isCurrent={false} depth={1} onChoose={none} />
          {isNamed ? (
            <RailNameField label={say('名称', 'Name')} initial={say('家', 'Home')} maxLength={60} onDone={none} />
          ) : null}
        </RailList>
        <RailAdd label={say('新建文件夹', 'New folder')} onAdd={none} />
      </Rail>
    </div>
  )
}

export const examples: readonly Example[] = [
  { name: 'a column, with a name that is typed', on: 'panel', draw: (say) => <Sample say={say} width={200} isNamed /> },
  { name: 'a row of chips in a narrow window', on: 'panel', draw: (say) => <Sample say={say} width={340} /> },
  {
    name: 'lists with headings, and items that open',
    on: 'panel',
    draw: (say) => (
      <div style={{ display: 'grid', width: 200 }}>
        <Rail>
          <RailList>
            <RailItem
              icon={folder}
              label={say('阅读', 'Reading')}
              isCurrent={false}
              onChoose={none}
              disclosure={{ label: say('展开', 'Expand'), isOpen: false, onToggle: none }}
            />
          </RailList>
          <RailList label={say('标签', 'Tags')} isHeaded>
            <RailItem icon={tag} label={say('设计', 'Design')} count={4} isCurrent={false} onChoose={none} />
          </RailList>
        </Rail>
      </div>
    ),
  },
]
