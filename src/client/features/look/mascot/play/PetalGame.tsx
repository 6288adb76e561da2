import { useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { durationText } from '../../../../../shared/lib/text/duration-text.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { Panel } from '../../../../ui/components/panel/Panel.tsx'
import { blossom, close as closeIcon, pause, play } from '../../../../ui/icons/paths.ts'
import { useCloseByBack } from '../../../../ui/overlay/back/close-by-back.ts'
import { useLayer } from '../../../../ui/overlay/use-layer.ts'
import { useMayMove } from '../../wallpaper/lazy.ts'
import { seasonOf } from '../kernel/season.ts'
import { useMessages } from '../messages.ts'
import { useDriver } from '../residents/use-driver.ts'
import { live2dSettings } from '../settings.ts'
import { Card, RoundEnd } from './Card.tsx'
import styles from './PetalGame.module.css'
import { Scene } from './Scene.tsx'
import { useRound } from './use-round.ts'

interface PetalGameProps {
  readonly open: boolean
  /** @param caught petals of the last round */
  readonly onClose: (caught: number) => void
}

/** Two minutes in the yard: whoever lives here catches what falls from the tree. */
export function PetalGame({ open, onClose }: PetalGameProps) {
  const messages = useMessages()
  const layer = useLayer('dialog', open)
  const caught = useRef(0)
  const keep = useCallback((count: number) => {
    caught.current = count
  }, [])
  const leave = () => onClose(caught.current)
  useCloseByBack(open, leave)
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(stays) => stays || leave()}
      className={styles.overlay ?? ''}
      UNSTABLE_portalContainer={layer}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={messages('play')}>
          <Yard onLeave={leave} onCaught={keep} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface YardProps {
  readonly onCaught: (count: number) => void
  readonly onLeave: () => void
}

function Yard({ onCaught, onLeave }: YardProps) {
  const messages = useMessages()
  const chosen = useDocument(live2dSettings, (now) => now)
  const court = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLDivElement>(null)
  const driver = useDriver(figure, chosen)
  const mayMove = useMayMove()
  const [season] = useState(() => seasonOf(new Date()))
  const [isPaused, setPaused] = useState(false)
  const { told, again } = useRound(court, { driver, season, isCalm: !mayMove, isPaused })
  const { caught = 0, seconds = 0, isOver = false } = told ?? {}
  usePauseUnseen(!isOver, setPaused)
  useEffect(() => driver?.setMoving(mayMove && !isPaused), [driver, mayMove, isPaused])
  useEffect(() => court.current?.focus(), [])
  useEffect(() => onCaught(caught), [onCaught, caught])
  const goOn = (act: () => void) => {
    act()
    court.current?.focus()
  }
  return (
    <div
      ref={court}
      className={styles.court}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the figure
      tabIndex={0}
      aria-label={messages('play.hint')}
      onKeyDown={({ code, target, currentTarget, repeat }) => {
        if (!repeat && target === currentTarget && (code === 'Space' || code === 'KeyP') && !isOver)
          setPaused(!isPaused)
      }}
    >
      <Scene season={season} />
      <div ref={figure} className={styles.figure} data-figure="" aria-hidden="true" />
      <canvas className={styles.petals} />
      <p className={styles.hint} aria-hidden="true">
        {messages('play.hint')}
      </p>
      <Panel level={2} pill className={styles.bar}>
        <span className={styles.count} role="img" aria-label={messages('play.caught', { count: caught })}>
          <Icon path={blossom} size={20} />
          {caught}
        </span>
        <span className={styles.time} role="timer" aria-label={messages('play.left', { time: durationText(seconds) })}>
          {durationText(seconds)}
        </span>
        <IconButton
          icon={isPaused ? play : pause}
          label={messages(isPaused ? 'play.resume' : 'play.pause')}
          size={36}
          round
          disabled={isOver}
          tooltipPlacement="bottom"
          onClick={() => goOn(() => setPaused(!isPaused))}
        />
        <IconButton
          icon={closeIcon}
          label={messages('play.leave')}
          size={36}
          round
          tooltipPlacement="bottom"
          onClick={onLeave}
        />
      </Panel>
      {isOver ? <RoundEnd caught={caught} onAgain={() => goOn(again)} onLeave={onLeave} /> : null}
      {isPaused && !isOver ? (
        <Card
          title={messages('play.paused')}
          primary={messages('play.resume')}
          onPrimary={() => goOn(() => setPaused(false))}
          onLeave={onLeave}
        />
      ) : null}
    </div>
  )
}

/** Lets a round stand still as soon as nobody looks. @param isUnderWay whether there is one */
function usePauseUnseen(isUnderWay: boolean, setPaused: (isPaused: boolean) => void): void {
  useEffect(() => {
    if (!isUnderWay) return
    const pauseIt = () => setPaused(true)
    const look = () => document.hidden && pauseIt()
    addEventListener('blur', pauseIt)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('blur', pauseIt)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isUnderWay, setPaused])
}
