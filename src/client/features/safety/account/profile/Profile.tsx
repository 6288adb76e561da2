import { useId, useState } from 'react'
import { updateInfo } from '../../../../../shared/api/account.ts'
import { SEXES, type UserInfo } from '../../../../../shared/entities/account.ts'
import { REGIONS } from '../../../../../shared/entities/region.ts'
import { call } from '../../../../core/net/call.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Card } from '../../../../ui/form/Card.tsx'
import { Segmented } from '../../../../ui/form/choice/Segmented.tsx'
import { Select } from '../../../../ui/form/choice/Select.tsx'
import { Row } from '../../../../ui/form/Row.tsx'
import { TextRow } from '../../../../ui/form/TextRow.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askServer, useSubmission } from '../../../auth/login/lazy.ts'
import { setInfo } from '../../../data/session/lazy.ts'
import styles from '../Account.module.css'
import { messages, useMessages } from '../messages.ts'
import { changesOf, dayOf, type ProfileDraft, problemsOf } from './profile-model.ts'

interface ProfileProps {
  readonly info: UserInfo
}

/** What the user says of himself, as text or as a form. */
export function Profile({ info }: ProfileProps) {
  const [isEditing, setEditing] = useState(false)
  return isEditing ? (
    <ProfileForm info={info} onEnd={() => setEditing(false)} />
  ) : (
    <ProfileText info={info} onEdit={() => setEditing(true)} />
  )
}

function ProfileText({ info, onEdit }: ProfileProps & { readonly onEdit: () => void }) {
  const text = useMessages()
  const language = useLanguage()
  const { nickname, note, sex, birthday, address } = info
  const day =
    birthday === ''
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(birthday))
  const region = REGIONS.find((one) => one === address)
  const rows = [
    ['nickname', nickname],
    ['note', note],
    ['sex', text(`sex.${sex}`)],
    ['birthday', day],
    ['region', region === undefined ? address : text(`region.${region}`)],
  ] as const
  return (
    <Card>
      {rows.map(([field, value]) => (
        <Row key={field} label={text(field)}>
          <span className={styles.said}>{value === '' ? text('unsaid') : value}</span>
        </Row>
      ))}
      <div className={styles.buttons}>
        <Button size="s" onClick={onEdit}>
          {text('edit')}
        </Button>
      </div>
    </Card>
  )
}

function ProfileForm({ info, onEnd }: ProfileProps & { readonly onEnd: () => void }) {
  const text = useMessages()
  const common = useCommonMessages()
  const { nickname, note, sex, birthday, address } = info
  const saved: ProfileDraft = { nickname, note, sex, birthday, address }
  const [draft, setDraft] = useState(saved)
  const problems = problemsOf(draft, dayOf(new Date()))
  const change = (part: Partial<ProfileDraft>) => setDraft({ ...draft, ...part })
  const { isBusy, onSubmit } = useSubmission(problems, () => save(changesOf(draft, saved)), onEnd)
  return (
    <form noValidate onSubmit={onSubmit}>
      <Card>
        <TextRow
          label={text('nickname')}
          autoFocus
          value={draft.nickname}
          error={problems.nickname && text(problems.nickname)}
          onChange={(value) => change({ nickname: value })}
        />
        <TextRow
          label={text('note')}
          value={draft.note}
          error={problems.note && text(problems.note)}
          onChange={(value) => change({ note: value })}
        />
        <Segmented
          label={text('sex')}
          value={draft.sex}
          options={SEXES.map((value) => ({ value, label: text(`sex.${value}`) }))}
          onChange={(value) => change({ sex: value })}
        />
        <BirthdayRow
          value={draft.birthday}
          error={problems.birthday && text(problems.birthday)}
          onChange={(value) => change({ birthday: value })}
        />
        <Select
          label={text('region')}
          value={draft.address}
          options={[
            { value: '', label: text('unsaid') },
            ...REGIONS.map((region) => ({ value: region, label: text(`region.${region}`) })),
          ]}
          onChange={(value) => change({ address: value })}
        />
        <div className={styles.buttons}>
          <Button size="s" onClick={onEnd}>
            {common('cancel')}
          </Button>
          <Button size="s" kind="primary" type="submit" busy={isBusy}>
            {common('confirm')}
          </Button>
        </div>
      </Card>
    </form>
  )
}

interface BirthdayRowProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function BirthdayRow({ value, error, onChange }: BirthdayRowProps) {
  const text = useMessages()
  const id = useId()
  return (
    <Row label={text('birthday')} control={id} error={error} noteId={`${id}-note`}>
      <input
        id={id}
        type="date"
        className={styles.day}
        min="1900-01-01"
        max={dayOf(new Date())}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Row>
  )
}

/** Sends what has changed. @returns whether the server has it */
function save(changes: Partial<ProfileDraft>): Promise<boolean> {
  if (Object.keys(changes).length === 0) return Promise.resolve(true)
  return askServer(async () => {
    await setInfo(await call(updateInfo, changes))
    showToast({ kind: 'success', text: messages('saved') })
  })
}
