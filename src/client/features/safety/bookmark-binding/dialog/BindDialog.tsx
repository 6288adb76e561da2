import { useEffect, useState } from 'react'
import { isGranted, requestGrant } from '../../../../core/browser/grants.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { joinPhrases } from '../../../../lib/text/join-phrases.ts'
import { shortName } from '../../../../lib/text/short-name.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { SearchField } from '../../../../ui/components/search-field/SearchField.tsx'
import { Empty, Failed } from '../../../../ui/components/state/State.tsx'
import { IndentedChoice } from '../../../../ui/form/choice/IndentedChoice.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { BOOKMARKS_GRANT, readBrowserTree } from '../../../data/bookmarks/lazy.ts'
import { home } from '../../../data/home/index.ts'
import { useEntryFilter } from '../../../shell/local-search/lazy.ts'
import { boundFolders } from '../bindings.ts'
import { type FolderChoice, folderChoices } from '../kernel/folder-choices.ts'
import { foreseeBinding } from '../kernel/foresee-binding.ts'
import { pageSide, type Target } from '../kernel/page-side.ts'
import { useMessages } from '../messages.ts'
import { nameOfTarget } from '../target-name.ts'
import styles from './BindDialog.module.css'
import { bind } from './bind.ts'

interface Props extends OverlayState {
  readonly target: Target
}

/** What is known of the browser's folders: nothing yet, that they are not allowed or cannot be read, or all of them. */
type Known = 'loading' | 'ungranted' | 'refused' | 'failed' | readonly FolderChoice[]

/** The folder of the browser's bookmarks to which a group or folder is bound, and what will become of both. */
export function BindDialog({ open, close, target }: Props) {
  const text = useMessages()
  const common = useCommonMessages()
  const [known, setKnown] = useState<Known>('loading')
  const [chosen, setChosen] = useState<FolderChoice>()
  const [isBusy, setBusy] = useState(false)
  const name = useDocument(home, (now) => nameOfTarget(now, target))
  useEffect(() => {
    void isGranted(BOOKMARKS_GRANT).then(async (isAllowed) => setKnown(isAllowed ? await readChoices() : 'ungranted'))
  }, [])
  const allow = async () => setKnown((await requestGrant(BOOKMARKS_GRANT)) ? await readChoices() : 'refused')
  const isListed = typeof known === 'object'
  const isTooMuch = chosen !== undefined && foresee(target, chosen).isTooMuch
  const bindNow = async () => {
    if (chosen === undefined) return
    setBusy(true)
    if (await bind(target, chosen)) close()
    else setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text(target.at === 'group' ? 'about.group' : 'about.folder', { name: shortName(name, 24) })}
      width={460}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          {isListed || known === 'failed' ? (
            <Button
              kind="primary"
              busy={isBusy}
              disabled={chosen === undefined || isTooMuch}
              onClick={() => void bindNow()}
            >
              {text('confirm')}
            </Button>
          ) : (
            <Button kind="primary" disabled={known === 'loading'} onClick={() => void allow()}>
              {text('allow')}
            </Button>
          )}
        </>
      }
    >
      {isListed ? (
        <FolderList choices={known} chosen={chosen} onChange={setChosen} />
      ) : (
        <p className={styles.note} role={known === 'refused' ? 'alert' : undefined}>
          {known === 'ungranted' ? text('why') : known === 'refused' ? text('refused') : null}
        </p>
      )}
      {known === 'failed' ? <Failed title={text('unreadable')} /> : null}
      {chosen === undefined ? null : <Outlook target={target} name={name} chosen={chosen} />}
    </Dialog>
  )
}

const readChoices = (): Promise<Known> => readBrowserTree().then(folderChoices, () => 'failed' as const)

const foresee = (target: Target, { node }: FolderChoice) =>
  foreseeBinding(pageSide(home.get(), target, boundFolders()) ?? [], node, target)

interface ListProps {
  readonly choices: readonly FolderChoice[]
  readonly chosen: FolderChoice | undefined
  readonly onChange: (chosen: FolderChoice) => void
}

/** All folders as a tree, and those that are searched for with the way to them. */
function FolderList({ choices, chosen, onChange }: ListProps) {
  const text = useMessages()
  const [search, setSearch] = useState('')
  const findable = choices.map((choice) => ({ choice, id: choice.id, title: choice.name, keywords: choice.path }))
  const found = useEntryFilter(findable, search)
  const isWhole = found === findable
  return (
    <div className={styles.list}>
      <SearchField label={text('search')} maxLength={100} compact autoFocus onSearch={setSearch} />
      {found.length === 0 ? (
        <Empty title={text('notFound', { text: search.trim() })} />
      ) : (
        <IndentedChoice
          legend={text('folders')}
          value={chosen?.id}
          options={found.map(({ choice: { id, name, path } }) => ({
            value: id,
            label: name,
            depth: isWhole ? path.length : 0,
            ...(!isWhole && path.length > 0 && { note: path.join(' › ') }),
          }))}
          onChange={(id) => {
            const choice = choices.find((one) => one.id === id)
            if (choice !== undefined) onChange(choice)
          }}
        />
      )}
    </div>
  )
}

/** What will become of both sides. */
function Outlook({
  target,
  name,
  chosen,
}: {
  readonly target: Target
  readonly name: string
  readonly chosen: FolderChoice
}) {
  const text = useMessages()
  const language = useLanguage()
  const { toPage, toBrowser, leftOut, isTooMuch } = foresee(target, chosen)
  const names = { folder: shortName(chosen.name), target: shortName(name) }
  if (isTooMuch)
    return (
      <p className={styles.note} role="status">
        {text('tooMuch')}
      </p>
    )
  const left = [
    leftOut.addresses > 0 ? text('leftOut.addresses', { count: leftOut.addresses }) : undefined,
    leftOut.folders > 0 ? text('leftOut.folders', { count: leftOut.folders }) : undefined,
  ]
  return (
    <div className={styles.outlook} role="status">
      <p>{toPage > 0 ? text('toPage', { ...names, count: toPage }) : text('nothingToPage', names)}</p>
      {toBrowser > 0 ? <p>{text('toBrowser', { ...names, count: toBrowser })}</p> : null}
      {left.some((one) => one !== undefined) ? <p>{text('leftOut', { what: joinPhrases(left, language) })}</p> : null}
    </div>
  )
}
