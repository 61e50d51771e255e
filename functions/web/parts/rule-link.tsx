import { Link } from '../router.tsx'

/** Leads to the line of a rule. */
export function RuleLink({ rule, text = rule }: { rule: string; text?: string }) {
  return (
    <Link to={`/rules/${rule}`} class="rule">
      {text}
    </Link>
  )
}
