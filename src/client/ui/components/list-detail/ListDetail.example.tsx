import { useRef } from 'react'
import type { Example, Say } from '../../primitives.ts'
import { ListDetail } from './ListDetail.tsx'

interface SampleProps {
  readonly say: Say
  readonly current: string | undefined
  readonly width: number
}

function Sample({ say, current, width }: SampleProps) {
  const window = useRef<HTMLDivElement>(null)
  return (
    <div style={{ display: 'grid', width, height: 180 }}>
      <ListDetail
        ref={window}
        label={say('便签', 'Notes')}
        current={current}
        empty={{ title: say('暂无内容', 'Nothing yet') }}
        isListShown={false}
        narrowPx={320}
        listPx={140}
        list={(open) => <b>{open}</b>}
        detail={(open, isNarrow) => <p>{isNarrow ? say('返回', 'Back') : open}</p>}
      />
    </div>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'a list beside what is open',
    on: 'panel',
    draw: (say) => <Sample say={say} current={say('径山', 'A walk')} width={400} />,
  },
  {
    name: 'one of the two in narrow windows',
    on: 'panel',
    draw: (say) => <Sample say={say} current={say('径山', 'A walk')} width={260} />,
  },
  {
    name: 'empty',
    on: 'panel',
    draw: (say) => <Sample say={say} current={undefined} width={400} />,
  },
]
