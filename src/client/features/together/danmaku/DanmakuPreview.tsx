import { type CSSProperties, memo } from 'react'
import type { Values } from '../../../core/documents/fields/settings.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { refresh } from '../../../ui/icons/paths.ts'
import { PreviewStrip } from '../../look/wallpaper/lazy.ts'
import { Comment } from './Comment.tsx'
import styles from './DanmakuPreview.module.css'
import { useMessages } from './messages.ts'
import { hasEnded, laneHeight, shownSize } from './model.ts'
import { SAMPLE_NAMES, SAMPLES, type SampleName } from './samples.ts'
import { type danmakuSettings, sendDanmakuSettings } from './settings.ts'
import { useRun } from './use-run.ts'

type DanmakuValues = Values<(typeof danmakuSettings)['fields']>

/** Messages of ours that run with the settings, until all have passed or for ever. */
export function DanmakuPreview({ values }: { readonly values: DanmakuValues }) {
  const messages = useMessages()
  return (
    <PreviewStrip badge={messages('preview')} empty={values.isShow ? undefined : messages('off')}>
      <Stage values={values} />
    </PreviewStrip>
  )
}

function Stage({ values }: { readonly values: DanmakuValues }) {
  const messages = useMessages()
  const own = useDocument(sendDanmakuSettings, (now) => now)
  const ownSize = shownSize(own.fontSize, values.fontSize)
  const { run, stage, ruler, replay } = useRun(values, ownSize)
  const lane = laneHeight([values.fontSize, ownSize])
  return (
    <>
      <div ref={stage} className={styles.stage} aria-hidden="true">
        <div ref={ruler} className={styles.ruler}>
          {SAMPLE_NAMES.map((name) => (
            <Message key={name} name={name} text={messages(`sample.${name}`)} color={own.color} />
          ))}
        </div>
        {run?.lines.map(({ key, id, lane: index, x }) => (
          <div
            key={key}
            data-sample={id}
            className={styles.line}
            style={{
              height: lane,
              fontSize: id === 'own' ? ownSize : values.fontSize,
              transform: `translate(${x}px, ${index * (lane + values.top)}px)`,
            }}
          >
            <Message name={id as SampleName} text={messages(`sample.${id as SampleName}`)} color={own.color} />
          </div>
        ))}
      </div>
      {run !== undefined && hasEnded(run) ? (
        <IconButton
          className={styles.replay}
          icon={refresh}
          iconSize={16}
          label={messages('replay')}
          onClick={replay}
        />
      ) : null}
    </>
  )
}

interface MessageProps {
  readonly name: SampleName
  readonly text: string
  /** Of the user's own message. */
  readonly color: string
}

/** A message with its sender's picture, in `em`. */
const Message = memo(({ name, text, color }: MessageProps) => {
  const { hue, color: given } = SAMPLES[name]
  const isOwn = name === 'own'
  const face = <i className={styles.face} style={{ '--hue': hue } as CSSProperties} />
  return <Comment face={face} text={text} color={isOwn ? color : given} isOwn={isOwn} />
})
