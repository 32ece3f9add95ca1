import './restore-address.ts';
import './styles/first-frame.css';
import { readTheme, THEME_KEY } from '../domain/theme.ts';
import { showTheme } from '../ui/browser/show-theme.ts';
import { hasMemberFrame } from './places.ts';

/** Runs in the head of app.html, so that nothing is painted before it has said in which colours; hence so little. */

const root = document.documentElement;
// The local storage, asked first by this script, would keep the first frame waiting.
const theme = readTheme(root.dataset.colours ?? localStorage.getItem(THEME_KEY));
// The document comes in the system's colours.
if (theme !== 'system') showTheme(theme);
if (hasMemberFrame(location.pathname)) root.dataset.shell = '';
