import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { linkProps } from '../../../core/page/open-url.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import styles from './About.module.css'
import { openDonations } from './dialogs/open-dialogs.ts'
import { useMessages } from './messages.ts'
import { addressLabel, mailLink, mayDonate } from './model.ts'
import { operator, useOperator } from './operator.ts'

/** The ministry's register, which a site in mainland China must link from its number. */
const REGISTER = 'https://beian.miit.gov.cn/'

/** How to reach the operator of this server, and how to donate; nothing where he has set nothing. */
export function OperatorRows() {
  const messages = useMessages()
  const told = useOperator()
  const { contact, repository, issues } = told
  const rows = [
    contact === undefined ? null : <LinkRow key="contact" label={messages('contact')} address={contact} />,
    repository === undefined ? null : <LinkRow key="repository" label={messages('repository')} address={repository} />,
    issues === undefined ? null : <LinkRow key="issues" label={messages('issues')} address={issues} />,
    mayDonate(told) ? <DonateRow key="donate" /> : null,
  ].filter((row) => row !== null)
  return rows.length === 0 ? null : (
    <Cards>
      <Card>{rows}</Card>
    </Cards>
  )
}

function LinkRow({ label, address }: { readonly label: string; readonly address: string }) {
  const id = useId()
  return (
    <Row label={label} labelId={id} wraps>
      <Link address={address} describedBy={id}>
        {addressLabel(address)}
      </Link>
    </Row>
  )
}

interface LinkProps {
  readonly address: string
  readonly describedBy?: string
  readonly children: ReactNode
}

function Link({ address, describedBy, children }: LinkProps) {
  const mail = mailLink(address)
  const props = mail === undefined ? linkProps(address, 'tab') : { href: mail }
  return (
    <a className={styles.link} title={address} aria-describedby={describedBy} {...props}>
      {children}
    </a>
  )
}

function DonateRow() {
  const messages = useMessages()
  const id = useId()
  return (
    <Row label={messages('donate')} labelId={id}>
      <Button size="s" aria-describedby={id} onClick={openDonations}>
        {messages('view')}
      </Button>
    </Row>
  )
}

/** The number of a site that is registered in mainland China, at the foot of the page. */
export function FilingNumber() {
  const { filingNumber } = useStore(operator)
  return filingNumber === undefined ? null : (
    <p className={styles.filing}>
      <Link address={REGISTER}>{filingNumber}</Link>
    </p>
  )
}
