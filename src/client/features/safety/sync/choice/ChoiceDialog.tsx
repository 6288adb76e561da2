import { type ReactNode, useMemo, useState } from 'react'
import { registry } from '../../../../core/contribute/registry.ts'
import { hourCycle, timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { Failed } from '../../../../ui/components/state/State.tsx'
import { check } from '../../../../ui/icons/paths.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import type { Changes } from '../../differences/lazy.ts'
import { sectionsOf, useHistoryMessages } from '../../local-history/lazy.ts'
import type { FoundSides } from '../find-sides.ts'
import { messages, useMessages } from '../messages.ts'
import { chooseSide } from '../on-demand.ts'
import type { QuestionDialog } from '../questions/question-dialog.ts'
import type { Choice } from '../syncer/pull.ts'
import { valuesHere } from '../syncer/section-content.ts'
import styles from './Choice.module.css'
import { changesOfSide } from './lines.ts'
import { SideCard } from './SideCard.tsx'
import { type SidesState, useSides } from './use-sides.ts'

interface Props extends QuestionDialog {
  readonly open: boolean
}

/** Asks at a login which side is to stay, the cloud or this device: how each looks, and what only one of them has. */
export function ChoiceDialog({ open, close, putOff }: Props) {
  const text = useMessages()
  const [state, retry] = useSides()
  const [choice, choose] = useState<Choice>('restore')
  const [running, setRunning] = useState<Choice>()
  const [failed, setFailed] = useState<Choice>()
  const run = async (which: Choice) => {
    setRunning(which)
    setFailed(undefined)
    if (await carryOut(which)) close()
    else setFailed(which)
    setRunning(undefined)
  }
  const isChoice = state.at === 'loading' || state.at === 'found'
  const isRunning = running !== undefined
  return (
    <Dialog
      open={open}
      onClose={() => void (isRunning || putOff())}
      title={text('choice.title')}
      text={isChoice ? text('choice.text') : undefined}
      width={isChoice ? 940 : 480}
      dismissable={false}
      actions={
        <>
          <Button className={styles.later} disabled={isRunning} onClick={putOff}>
            {text('choice.later')}
          </Button>
          <Status running={running} failed={failed} />
          {state.at === 'unreadable' ? (
            <Button busy={isRunning} onClick={() => void run('keep')}>
              {text('choice.keep')}
            </Button>
          ) : null}
          {isChoice ? (
            <Button kind="primary" disabled={state.at === 'loading'} busy={isRunning} onClick={() => void run(choice)}>
              {text(`choice.${choice}`)}
            </Button>
          ) : null}
        </>
      }
    >
      {isChoice ? (
        <Cards state={state} choice={choice} choose={choose} isFixed={isRunning} />
      ) : (
        <Problem state={state} retry={retry} />
      )}
    </Dialog>
  )
}

/** Joins the cloud, and says how it went. @returns whether it did */
async function carryOut(choice: Choice): Promise<boolean> {
  try {
    const outcome = await chooseSide(choice)
    if (choice === 'restore') showUndoToast(messages('restored'))
    else if (outcome?.at === 'done') showToast({ kind: 'success', text: messages('backedUp') })
    else showToast({ kind: 'info', text: messages('choice.keptLater') })
    return true
  } catch {
    return false // offline, unreadable, or no room for the version before: the dialog says that nothing has changed
  }
}

interface StatusProps {
  readonly running: Choice | undefined
  readonly failed: Choice | undefined
}

/** What "later" means, what is under way, or what has failed. */
function Status({ running, failed }: StatusProps) {
  const text = useMessages()
  if (running !== undefined)
    return (
      <span role="status" className={styles.status}>
        {text(running === 'restore' ? 'choice.restoring' : 'backingUp')}
      </span>
    )
  if (failed !== undefined)
    return (
      <span role="alert" className={classes(styles.status, styles.failed)}>
        {text(`choice.failed.${failed}`)}
      </span>
    )
  return <span className={classes(styles.status, styles.hint)}>{text('choice.laterText')}</span>
}

interface CardsProps {
  readonly state: SidesState
  readonly choice: Choice
  readonly choose: (choice: Choice) => void
  readonly isFixed: boolean
}

function Cards({ state, choice, choose, isFixed }: CardsProps) {
  const text = useMessages()
  const sides = state.at === 'found' ? state.sides : undefined
  const here = useMemo(() => sides?.here ?? valuesHere(registry().documents), [sides])
  const changes = useMemo(
    () => sides && { keep: changesOfSide(sides.here, sides.there), restore: changesOfSide(sides.there, sides.here) },
    [sides],
  )
  const card = (which: Choice, meta: ReactNode) => (
    <SideCard
      choice={which}
      isChosen={choice === which}
      isFixed={isFixed}
      choose={choose}
      meta={meta}
      own={which === 'keep' ? here : sides?.there}
      changes={changes?.[which]}
    />
  )
  return (
    <>
      <div className={styles.cards} role="radiogroup" aria-label={text('choice.title')} aria-busy={sides === undefined}>
        {card('restore', sides && <CloudVersion sides={sides} />)}
        {card('keep', text('choice.here'))}
      </div>
      {changes === undefined ? (
        <p role="status" className={styles.unseen}>
          {text('choice.loading')}
        </p>
      ) : (
        <Same documents={Object.keys(here)} changes={changes.keep} />
      )}
    </>
  )
}

function CloudVersion({ sides: { at, device } }: { readonly sides: FoundSides }) {
  const text = useMessages()
  const language = useLanguage()
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear()
  const time = timeFormat(language, {
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...{ month: 'short', day: 'numeric', hour: hourCycle() === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' },
  }).format(at)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {device === '' ? time : text('choice.versionOf', { device, time })}
    </time>
  )
}

interface SameProps {
  /** The ids of those that were compared. */
  readonly documents: readonly string[]
  readonly changes: Changes
}

/** The sections that no choice changes. */
function Same({ documents, changes }: SameProps) {
  const text = useMessages()
  const history = useHistoryMessages()
  const same = sectionsOf(documents).filter((section) => !changes.sections.includes(section))
  if (same.length === 0) return null
  const sections = same.map((section) => history(`section.${section}`)).join(text('choice.between'))
  return (
    <p className={styles.same}>
      <Icon path={check} size={14} />
      <span>{text('choice.same', { sections })}</span>
    </p>
  )
}

interface ProblemProps {
  readonly state: Extract<SidesState, { at: 'unreachable' | 'unreadable' }>
  readonly retry: () => void
}

/** Why the cloud cannot be shown, and that nothing has changed. */
function Problem({ state, retry }: ProblemProps) {
  const text = useMessages()
  const history = useHistoryMessages()
  const title =
    state.at === 'unreachable'
      ? text('choice.unreachable')
      : text('choice.unreadable', { section: history(`section.${state.section}`) })
  return (
    <div role="alert">
      <Failed
        fit="page"
        title={title}
        hint={text(`choice.${state.at}Text`)}
        action={{ label: text('choice.retry'), run: retry }}
      />
    </div>
  )
}
