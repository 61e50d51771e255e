/**
 * How tables that are not listed are found: by those they concern, and by their code. A link is only a pointer: whoever
 * follows it looks
 * at the table itself, so it is written before the table is, and one that leads nowhere means nothing.
 */
export interface TableLinks {
  linkTable(from: LinkFrom, link: TableLink): Promise<void>
  /** Takes it away, unless it has been made anew since. */
  unlinkTable(from: LinkFrom, link: TableLink): Promise<void>
  /** In the order of the tables' ids. */
  linkedTables(from: LinkFrom): Promise<TableLink[]>
}

export type LinkFrom = { player: string } | { code: string }
/** The version is the one the table is about to have. */
export interface TableLink {
  tableId: string
  version: number
}
