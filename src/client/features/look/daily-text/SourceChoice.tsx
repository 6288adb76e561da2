import { useDocument } from '../../../core/documents/use-document.ts'
import { linkProps } from '../../../core/page/open-url.ts'
import { Segments } from '../../../ui/form/choice/Segmented.tsx'
import { hostOf } from '../../data/home/index.ts'
import { askOnPress, useIsOffered } from '../../data/live-data/lazy.ts'
import styles from './DailyWindow.module.css'
import type { Daily } from './daily.ts'
import { useMessages } from './messages.ts'
import { chooseSource } from './refresh.ts'
import type { DailyText } from './text-source.ts'

interface Props<D extends Daily<unknown>> {
  readonly text: DailyText<D>
  readonly area: string
  /** The page of the shown text, if it is a third party's. */
  readonly link: string | undefined
}

/** Where today's text comes from: bundled, or from a third party, whose page is linked; only where that is offered. */
export function SourceChoice<D extends Daily<unknown>>({ text, area, link }: Props<D>) {
  const messages = useMessages()
  const isLive = useDocument(text.document, (now) => now.isLive === true)
  const isOffered = useIsOffered(area)
  return (
    <div className={styles.source}>
      {isOffered ? (
        <Segments
          aria-label={messages('source')}
          value={isLive ? 'live' : 'bundled'}
          options={[
            { value: 'bundled', label: messages('source.bundled') },
            { value: 'live', label: messages('source.live') },
          ]}
          onChange={(chosen) => {
            if (chosen === 'live') askOnPress(area, () => chooseSource(text, true))
            else chooseSource(text, false)
          }}
        />
      ) : null}
      {link === undefined ? null : (
        <a href={link} {...linkProps(link, 'tab')}>
          {hostOf(link)}
        </a>
      )}
    </div>
  )
}
