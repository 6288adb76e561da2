import { type ReactNode, type Ref, useRef } from 'react'
import { isAnimationOff } from '../../kit/components.ts'
import fish from './art/fish.svg?inline'
import mallet from './art/mallet.svg?inline'
import styles from './Fish.module.css'
import { knockOnce } from './knock.ts'
import { useMessages } from './messages.ts'
import { useKnocks } from './use-knocks.ts'

/** How long a "+1" is shown (spec section 4), and a nod lasts, in ms. */
const PLUS_ONE_MS = 1000
const NOD_MS = 120
const RISE_PX = 24
/** Shown at a time: a faster series lets go of the oldest one. */
const PLUS_ONES = 24

interface Props {
  readonly ref?: Ref<HTMLButtonElement>
  readonly className?: string | undefined
  /** What else the button shows, and its name says. */
  readonly children?: ReactNode
}

/** The fish and its mallet as one button: each press is a merit. */
export function Fish({ ref, className = '', children }: Props) {
  const messages = useMessages()
  const art = useRef<HTMLSpanElement>(null)
  const plusOnes = useRef<HTMLSpanElement>(null)
  const knocks = useKnocks(() => {
    knockOnce()
    nod(art.current)
    showPlusOne(plusOnes.current)
  })
  return (
    <button ref={ref} type="button" className={`${styles.fish} ${className}`} {...knocks}>
      <span ref={art} className={styles.art}>
        <img src={fish} alt="" draggable={false} />
        <img src={mallet} alt="" draggable={false} />
      </span>
      <span className={styles.name}>{messages('knock')}</span>
      {children}
      <span ref={plusOnes} data-volatile="" aria-hidden="true" className={styles.plusOnes} />
    </button>
  )
}

/** The mallet falls, and the fish nods by four degrees. */
function nod(art: HTMLElement | null): void {
  const [body, hammer] = art?.children ?? []
  if (isAnimationOff()) return
  const animate = (part: Element | undefined, degrees: number) => {
    for (const animation of part?.getAnimations() ?? []) animation.cancel()
    part?.animate({ rotate: ['0deg', `${degrees}deg`, '0deg'] }, { duration: NOD_MS, easing: 'ease-out' })
  }
  animate(body, 4)
  animate(hammer, -14)
}

/** One more "+1", above those still shown; without motion it stays in its place. */
function showPlusOne(place: HTMLElement | null): void {
  if (place === null) return
  if (place.childElementCount >= PLUS_ONES) place.firstElementChild?.remove()
  const plusOne = document.createElement('span')
  plusOne.textContent = '+1'
  place.append(plusOne)
  const rises = isAnimationOff() ? {} : { translate: ['0 0', `0 -${RISE_PX}px`] }
  const rise = plusOne.animate({ opacity: [1, 1, 0], ...rises }, { duration: PLUS_ONE_MS, easing: 'ease-out' })
  rise.finished.then(
    () => plusOne.remove(),
    () => plusOne.remove(),
  )
}
