import { type ComponentProps, type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { faceUrls } from '../../../core/page/face-urls.ts'
import { dropIcon, iconUrl } from '../../../core/page/icon-urls.ts'
import { isFaceReference } from '../../../lib/tile/face-reference.ts'
import { isSiteIcon } from '../../../lib/tile/site-icon.ts'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { initialsOf } from './initials.ts'
import { isLongName, widthInEm } from './name-width.ts'
import styles from './TileFrame.module.css'

/** The content of a tile. A picture that fails to load is replaced by the initials of the name. */
export type TileFace =
  | {
      readonly at: 'picture'
      /** An address, or the reference to a picture of the user's own. */
      readonly src: string
      /** The background behind a logo; a CSS colour or gradient. */
      readonly background?: string
      /** A logo on its background takes 60 % of the side; a full picture takes all of it. */
      readonly inset?: boolean
      /** Shown larger than a cell, or not square: a site icon is its drawing then. */
      readonly large?: boolean
    }
  | { readonly at: 'letters'; readonly color: string; readonly text?: string; readonly ink?: string }
  | { readonly at: 'icon'; readonly path: string; readonly background: string }
  | { readonly at: 'drawing'; readonly drawing: ReactNode; readonly background?: string }

interface Frame {
  /** The name: under the tile, as its accessible name and as its title. */
  readonly label: string
  readonly face: TileFace
  /** Whether the name is shown under the tile. */
  readonly labelled?: boolean
}

export type TileFrameProps =
  | (Frame & { readonly href: string } & Omit<ComponentProps<'a'>, 'children'>)
  | (Frame & { readonly href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)

/** An icon tile: art of the cell's size, the name beneath. A link if it has an address, else a button. */
export function TileFrame(props: TileFrameProps) {
  const { label, face, labelled = true, className, ...rest } = props
  const shared = {
    className: classes(styles.tile, className),
    title: label,
    'aria-label': labelled ? undefined : label,
  }
  const content = (
    <>
      <Art face={face} label={label} />
      {labelled ? <TileName name={label} /> : null}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a draggable={false} {...rest} {...shared}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...rest} {...shared}>
      {content}
    </button>
  )
}

/** A name under a tile, a widget or a folder. */
export function TileName({ name }: { readonly name: string }) {
  return (
    <span className={classes(styles.label, isLongName(name) && styles.long)} data-wallpaper="label">
      {name}
    </span>
  )
}

/** The CSS class of every tile's art. */
export const ART_CLASS = styles.art ?? ''

interface ArtProps {
  readonly face: TileFace
  readonly label: string
  /** Whether its picture may wait until it is scrolled into view: in long lists. */
  readonly lazy?: boolean
}

/** The art alone, filling its parent: tiles, the dock, mini tiles of a folder. */
export function Art({ face, label, lazy }: ArtProps) {
  const [failed, setFailed] = useState<string>()
  if (face.at === 'picture' && isFaceReference(face.src)) return <OwnArt face={face} label={label} />
  const shown: TileFace =
    face.at === 'picture' && face.src === failed ? { at: 'letters', color: face.background ?? '' } : face
  if (shown.at === 'letters') {
    const text = shown.text ?? initialsOf(label)
    const em = widthInEm(text)
    const ground = shown.color.includes('gradient') ? '' : shown.color // a part of it is computed from one colour
    return (
      <span className={classes(styles.art, styles.letterArt)} style={{ '--gk-ground': ground || undefined }}>
        <b
          className={classes(styles.letters, em > 1 && styles.pair)}
          style={{ '--ink': shown.ink, '--em': em }}
          aria-hidden="true"
        >
          {text}
        </b>
      </span>
    )
  }
  return (
    <span className={styles.art} style={{ '--own': shown.background }}>
      {shown.at === 'picture' ? (
        <img
          className={classes(styles.picture, shown.inset && styles.inset)}
          src={iconUrl(shown.src, shown.large)}
          data-fit={isSiteIcon(shown.src) ? 'fill' : undefined} // its background goes on around its square
          alt=""
          draggable={false}
          decoding="async"
          loading={lazy ? 'lazy' : undefined}
          onError={({ currentTarget }) => {
            const isStored = currentTarget.getAttribute('src') !== shown.src
            if (isStored) dropIcon(shown.src)
            setFailed(isStored ? '' : shown.src)
          }}
        />
      ) : null}
      {shown.at === 'icon' ? <Icon path={shown.path} className={styles.glyph} /> : null}
      {shown.at === 'drawing' ? shown.drawing : null}
    </span>
  )
}

interface OwnArtProps {
  readonly face: Extract<TileFace, { readonly at: 'picture' }>
  readonly label: string
}

/** The art of a picture of the user's own: plain until it has been read, letters if it is missing. */
function OwnArt({ face, label }: OwnArtProps) {
  const url = useStore(faceUrls, (urls) => urls[face.src])
  const { background = '' } = face
  if (url === undefined) return <Art face={{ at: 'drawing', drawing: null, background }} label={label} />
  return <Art face={url === '' ? { at: 'letters', color: background } : { ...face, src: url }} label={label} />
}
