import type { Direction } from '../kit/input/direction.ts'
import styles from './Board.module.css'

/** All pictures fill a cell, which is 1 wide and 1 high. */

/** A place for a box: a dashed ring with a dot. */
export const Goal = () => (
  <>
    <circle className={styles.goalGround} cx=".5" cy=".5" r=".33" />
    <circle className={styles.goalRing} cx=".5" cy=".5" r=".33" />
    <circle className={styles.goalDot} cx=".5" cy=".5" r=".1" />
  </>
)

/** A box: planks in a frame. On a goal it has a tick, where it is stuck a cross. */
export const Crate = ({ mark }: { readonly mark: 'none' | 'home' | 'stuck' }) => (
  <>
    <ellipse className={styles.shadow} cx=".5" cy=".93" rx=".42" ry=".06" />
    <rect className={styles.crateSide} x=".07" y=".13" width=".86" height=".81" rx=".12" />
    <rect className={styles.crateTop} x=".07" y=".05" width=".86" height=".8" rx=".12" />
    <path className={styles.crateLight} d="M.18 .066h.64" />
    <rect className={styles.cratePanel} x=".18" y=".16" width=".64" height=".58" rx=".04" />
    <path className={styles.cratePlank} d="M.22 .7 .78 .2" />
    <rect className={styles.crateFrame} x=".18" y=".16" width=".64" height=".58" rx=".04" />
    <path className={styles.crateNails} d="M.125 .105h0M.875 .105h0M.125 .795h0M.875 .795h0" />
    {mark !== 'none' && (
      <g className={styles.mark}>
        <circle cx=".5" cy=".45" r=".24" />
        <path d={mark === 'home' ? 'm.39 .455 .08.08.15-.16' : 'm.42 .37 .16.16m0-.16-.16.16'} />
      </g>
    )}
  </>
)

/** The keeper in his cap, from the side that he is seen from. */
export const KeeperPicture = ({ facing }: { readonly facing: Direction }) => (
  <>
    <ellipse className={styles.shadow} cx=".5" cy=".9" rx=".26" ry=".06" />
    <g transform={facing === 'left' ? 'translate(1 0) scale(-1 1)' : undefined}>
      <path className={styles.boots} d="M.4 .78v.09M.6 .78v.09" />
      <path className={styles.suit} d="M.27 .74c0-.17.07-.27.23-.27s.23.1.23.27c0 .08-.08.1-.23.1s-.23-.02-.23-.1z" />
      <Front facing={facing} />
      <circle className={styles.skin} cx=".5" cy=".33" r=".2" />
      <Face facing={facing} />
    </g>
  </>
)

/** What he wears in front, and his hands. */
function Front({ facing }: { readonly facing: Direction }) {
  if (facing === 'up') return <path className={styles.straps} d="M.42 .5 .58 .72M.58 .5 .42 .72" />
  const isAside = facing !== 'down'
  return (
    <>
      <path className={styles.bib} d={isAside ? 'M.5 .56h.13v.16H.5z' : 'M.42 .56h.16v.16H.42z'} />
      <path className={styles.hands} d={isAside ? 'M.66 .66h.03' : 'M.27 .67h0M.73 .67h0'} />
    </>
  )
}

/** His face, and the cap on it. */
function Face({ facing }: { readonly facing: Direction }) {
  if (facing === 'up')
    return (
      <>
        <path className={styles.hair} d="M.31 .36a.2.2 0 0 0 .38 0c0 .12-.06.17-.19.17s-.19-.05-.19-.17z" />
        <path className={styles.cap} d="M.28 .37a.22.22 0 0 1 .44 0c-.12.05-.32.05-.44 0z" />
      </>
    )
  const isAside = facing !== 'down'
  return (
    <>
      <path className={styles.eyes} d={isAside ? 'M.6 .37h0' : 'M.43 .37h0M.57 .37h0'} />
      <path className={styles.cap} d="M.28 .3a.22.22 0 0 1 .44 0z" />
      <path className={styles.brim} d={isAside ? 'M.5 .3h.31' : 'M.3 .305h.4'} />
    </>
  )
}
