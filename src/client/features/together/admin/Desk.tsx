import { type ComponentType, useState } from 'react'
import type { AppProps } from '../../../core/contribute/app.ts'
import { RailLayout } from '../../../ui/components/rail-layout/RailLayout.tsx'
import { EmptyWindow } from '../../../ui/components/state/EmptyWindow.tsx'
import { openLogin } from '../../auth/login/lazy.ts'
import { useIsAdmin } from '../../data/session/lazy.ts'
import styles from './Desk.module.css'
import { Feedback } from './feedback/Feedback.tsx'
import { Invitations } from './invitations/Invitations.tsx'
import { Log } from './log/Log.tsx'
import { useMessages } from './messages.ts'
import { Notices } from './notices/Notices.tsx'
import { Overview } from './overview/Overview.tsx'
import { type Figures, useOverview } from './overview/use-overview.ts'
import { Reports } from './reports/Reports.tsx'
import { isSection, SECTIONS, type Section, type SectionProps, waitsIn } from './sections.ts'
import { Users } from './users/Users.tsx'
import { Waiting } from './waiting/Waiting.tsx'

const VIEWS: Readonly<Record<Section, ComponentType<SectionProps>>> = {
  overview: Overview,
  users: Users,
  waiting: Waiting,
  reports: Reports,
  feedback: Feedback,
  invitations: Invitations,
  notices: Notices,
  log: Log,
}
const LISTED = Object.keys(SECTIONS) as readonly Section[]

/** Where the administrator sees how the server does, and deals with what waits for him. */
export default function Desk({ subject }: AppProps) {
  const messages = useMessages()
  if (useIsAdmin()) return <Sections first={isSection(subject) ? subject : 'overview'} />
  return <EmptyWindow title={messages('forAdmin')} action={{ label: messages('logIn'), run: openLogin }} />
}

function Sections({ first }: { readonly first: Section }) {
  const messages = useMessages()
  const [section, setSection] = useState(first)
  const overview = useOverview()
  const waiting = overview.at === 'there' ? overview.value.waiting : []
  const View = VIEWS[section]
  return (
    <RailLayout
      label={messages('sections')}
      entries={LISTED.map((id) => {
        const count = waitsIn(id, waiting)
        return {
          ...{ id, icon: SECTIONS[id], label: messages(`section.${id}`), isApart: id === 'invitations' },
          ...(count !== undefined && count > 0 && { count }),
        }
      })}
      current={section}
      onChange={setSection}
      foot={overview.at === 'there' ? <Facts overview={overview.value} /> : undefined}
    >
      <View key={section} overview={overview} onGo={setSection} />
    </RailLayout>
  )
}

/** What kind of server it is. */
function Facts({ overview: { settings, versions } }: { readonly overview: Figures }) {
  const messages = useMessages()
  return (
    <small className={styles.facts}>
      {messages(`moderation.${settings.moderation}`)}
      <br />
      {versions.program} {messages(`database.${versions.database}`)}
    </small>
  )
}
