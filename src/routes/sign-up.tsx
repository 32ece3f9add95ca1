import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '../features/account/sign-in/sign-up-screen.tsx';

export const Route = createFileRoute('/sign-up')({ component: SignUpScreen });
