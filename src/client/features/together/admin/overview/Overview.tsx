import { Button } from '../../../../ui/components/button/Button.tsx'
import { bell } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import type { SectionProps } from '../sections.ts'
import { WaitingBox } from '../waiting/WaitingBox.tsx'
import { FigureCards } from './FigureCards.tsx'
import { HealthLine } from './HealthLine.tsx'
import styles from './Overview.module.css'
import { RecentBox } from './RecentBox.tsx'
import { ReportsBox } from './ReportsBox.tsx'
import { SourcesBox } from './SourcesBox.tsx'

/** How the server does, and what waits for the administrator. */
export function Overview({ overview, onGo }: SectionProps) {
  const messages = useMessages()
  return (
    <DeskPage
      title={messages('section.overview')}
      note={overview.at === 'there' && <HealthLine sources={overview.value.sources} />}
      actions={
        <Button size="m" icon={bell} onClick={() => onGo('notices')}>
          {messages('tellAll')}
        </Button>
      }
      answer={overview}
    >
      {(figures) => (
        <div className={styles.overview}>
          <FigureCards figures={figures} />
          <div className={styles.columns}>
            <WaitingBox onGo={onGo} />
            <div className={styles.column}>
              <SourcesBox sources={figures.sources} />
              <ReportsBox onGo={onGo} />
              <RecentBox onGo={onGo} />
            </div>
          </div>
        </div>
      )}
    </DeskPage>
  )
}
