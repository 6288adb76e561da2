import { useState } from 'react'
import { ICONS_PER_PAGE } from '../../../../../shared/api/admin.ts'
import { SHARES_PER_PAGE } from '../../../../../shared/api/sharing.ts'
import { Segments } from '../../../../ui/form/choice/Segmented.tsx'
import { useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Paged } from '../parts/Paged.tsx'
import { Rows } from '../parts/Rows.tsx'
import type { SectionProps } from '../sections.ts'
import { IconRow } from './IconRow.tsx'
import { ShareRow } from './ShareRow.tsx'
import { useWaitingIcons, useWaitingShares } from './use-waiting.ts'

const KINDS = ['shares', 'icons'] as const

/** What users share and nobody has looked at: themes and groups, or icons. */
export function Waiting({ overview }: SectionProps) {
  const messages = useMessages()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('shares')
  const hasIcons = overview.at === 'there' && overview.value.settings.hasSharedIcons
  const frame = {
    title: messages('section.waiting'),
    bar: hasIcons && (
      <Segments
        aria-label={messages('kinds')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: messages(`kinds.${value}`) }))}
        onChange={setKind}
      />
    ),
  }
  return kind === 'shares' ? <Shares frame={frame} /> : <Icons frame={frame} />
}

interface FramedProps {
  readonly frame: Pick<Parameters<typeof DeskPage>[0], 'title' | 'bar'>
}

function Shares({ frame }: FramedProps) {
  const messages = useMessages()
  const [page, setPage] = useState(1)
  return (
    <DeskPage {...frame} answer={useWaitingShares(page)}>
      {({ list, total }) => (
        <Paged
          none={{ title: messages('waiting.none'), hint: messages('waiting.noneHint') }}
          page={page}
          perPage={SHARES_PER_PAGE}
          total={total}
          onPage={setPage}
        >
          <Rows>
            {list.map((share) => (
              <ShareRow key={`${share.id} ${share.changedAt}`} share={share} />
            ))}
          </Rows>
        </Paged>
      )}
    </DeskPage>
  )
}

function Icons({ frame }: FramedProps) {
  const messages = useMessages()
  const [page, setPage] = useState(1)
  return (
    <DeskPage {...frame} answer={useWaitingIcons(page)}>
      {({ list, total }) => (
        <Paged
          none={{ title: messages('waiting.none'), hint: messages('waiting.noneHint') }}
          page={page}
          perPage={ICONS_PER_PAGE}
          total={total}
          onPage={setPage}
        >
          <Rows>
            {list.map((icon) => (
              <IconRow key={`${icon.site} ${icon.sharedAt}`} icon={icon} />
            ))}
          </Rows>
        </Paged>
      )}
    </DeskPage>
  )
}
