import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '../../../features/coach/chat-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/ai-chat')({ component: ChatScreen });
