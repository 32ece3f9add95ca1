/** The target of Get Started: a visitor with a `user` cookie is signed in. */
export function getStartedTarget(cookies: string): '/dashboard' | '/sign-in' {
  return /(?:^|;\s*)user=[^;\s]/.test(cookies) ? '/dashboard' : '/sign-in';
}

export function leadGetStarted(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-get-started]')) {
    const lead = () => {
      link.href = getStartedTarget(document.cookie);
    };
    lead();
    // Again when used: a session may have ended while the page was open.
    link.addEventListener('pointerdown', lead);
    link.addEventListener('click', lead);
  }
}
