import type { ReactNode } from 'react';
import { SiteFooter } from '../sections/site-footer.tsx';
import { SiteHeader } from '../sections/site-header.tsx';

type TextPageProps = { title: string; intro: string; changed?: string; year: number; children: ReactNode };

/** A page to be read: one column of plain text between the header and the footer of the landing page. */
export function TextPage({ title, intro, changed, year, children }: TextPageProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" className="text-page wrap" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
        {children}
        {changed ? <p className="hint">Last changed on {changed}.</p> : null}
      </main>
      <SiteFooter year={year} />
    </>
  );
}
