import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import type { Values } from '../../../../core/documents/fields/settings.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { refresh } from '../../../../ui/icons/paths.ts'
import { PreviewStrip } from '../../../look/wallpaper/lazy.ts'
import { shownSize } from '../kernel/sizes.ts'
import { useMessages } from '../messages.ts'
import { type danmakuSettings, sendDanmakuSettings } from '../settings.ts'
import { Comment } from '../stage/Comment.tsx'
import { Flying } from '../stage/Flying.tsx'
import { StillList } from '../stage/StillList.tsx'
import type { Listener } from '../stage/traffic.ts'
import { useAnimationOff } from '../stage/use-animation-off.ts'
import { useFlights } from '../stage/use-flights.ts'
import styles from './DanmakuPreview.module.css'
import { SAMPLES, type SampleName, samplesOf } from './samples.ts'

type DanmakuValues = Values<(typeof danmakuSettings)['fields']>

/** Messages of ours as the settings show them: they fly until all have passed or for ever, or are a list. */
export function DanmakuPreview({ values }: { readonly values: DanmakuValues }) {
  const messages = useMessages()
  return (
    <PreviewStrip badge={messages('preview')} empty={values.isShow ? undefined : messages('off')}>
      <Samples values={values} />
    </PreviewStrip>
  )
}

function Samples({ values }: { readonly values: DanmakuValues }) {
  const language = useLanguage()
  const own = useDocument(sendDanmakuSettings, ({ fontSize }) => fontSize)
  const [plays, setPlays] = useState(0)
  const { fontSize } = values
  const sizeOf = useCallback(
    (name: SampleName) => (name === 'own' ? shownSize(own, fontSize) : fontSize),
    [own, fontSize],
  )
  const replay = useCallback(() => setPlays((now) => now + 1), [])
  if (useAnimationOff())
    return (
      <StillList
        className={styles.still}
        messages={samplesOf(values.isRefTen).slice(-1)}
        keyOf={(name) => name}
        sizeOf={() => fontSize}
        draw={drawPlated}
      />
    )
  const key = `${values.isRefTen} ${plays} ${language}`
  return <FlyingSamples key={key} values={values} sizeOf={sizeOf} replay={replay} />
}

interface FlyingSamplesProps {
  readonly values: DanmakuValues
  readonly sizeOf: (name: SampleName) => number
  readonly replay: () => void
}

function FlyingSamples({ values, sizeOf, replay }: FlyingSamplesProps) {
  const messages = useMessages()
  const { isRefTen } = values
  const follow = useCallback(
    ({ show }: Listener<SampleName>) => {
      show(samplesOf(isRefTen))
      return () => undefined
    },
    [isRefTen],
  )
  const flights = useFlights({ flow: values, sizeOf, follow })
  const { isOver } = flights
  const wasOver = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is seen, also when all have passed
  useEffect(() => {
    if (wasOver.current) replay()
  }, [values, sizeOf])
  useEffect(() => {
    wasOver.current = isOver
  }, [isOver])
  return (
    <>
      <div className={styles.stage} aria-hidden="true">
        <Flying flights={flights} draw={drawSample} />
      </div>
      {isOver ? (
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

const drawSample = (name: SampleName) => <SampleLine name={name} />
const drawPlated = (name: SampleName) => <SampleLine name={name} isPlated />

interface SampleLineProps {
  readonly name: SampleName
  readonly isPlated?: boolean
}

/** A message with its sender's picture. */
function SampleLine({ name, isPlated = false }: SampleLineProps) {
  const messages = useMessages()
  const own = useDocument(sendDanmakuSettings, ({ color }) => color)
  const { hue, color } = SAMPLES[name]
  const isOwn = name === 'own'
  const face = <i className={styles.face} style={{ '--hue': hue } as CSSProperties} />
  return (
    <div data-sample={name}>
      <Comment
        face={face}
        text={messages(`sample.${name}`)}
        color={isOwn ? own : color}
        isOwn={isOwn}
        isPlated={isPlated}
      />
    </div>
  )
}
