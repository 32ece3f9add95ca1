import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <main>
    <h1>Hello</h1>
    <p>The least that a page written in React can cost.</p>
  </main>,
);
void navigator.serviceWorker?.register('/sw.js');
