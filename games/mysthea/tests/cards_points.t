# The points of all 80 cards, what they cost, and the place of every upgrade.
game mysthea

scenario the points of the start cards
# R-MYS-1.7 R-MYS-5.1
players 2
plain   set! private[0].hand = c001   do 0 act c001   expect public.cp[0] = 2
plain   set! private[0].hand = c002   do 0 act c002   expect public.cp[0] = 2
plain   set! private[0].hand = c003   do 0 act c003   expect public.cp[0] = 2
plain   set! private[0].hand = c004   do 0 act c004   expect public.cp[0] = 2
plain   set! private[0].hand = c005   do 0 act c005   expect public.cp[0] = 2
plain   set! private[0].hand = c006   do 0 act c006   expect public.cp[0] = 2
plain   set! private[0].hand = c007   do 0 act c007   expect public.cp[0] = 2
plain   set! private[0].hand = c008   do 0 act c008   expect public.cp[0] = 2
plain   set! private[0].hand = c009   do 0 act c009   expect public.cp[0] = 2
plain   set! private[0].hand = c010   do 0 act c010   expect public.cp[0] = 2
plain   set! private[0].hand = c011   do 0 act c011   expect public.cp[0] = 2
plain   set! private[0].hand = c012   do 0 act c012   expect public.cp[0] = 2
plain   set! private[0].hand = c013   do 0 act c013   expect public.cp[0] = 2
plain   set! private[0].hand = c014   do 0 act c014   expect public.cp[0] = 2
plain   set! private[0].hand = c015   do 0 act c015   expect public.cp[0] = 2
plain   set! private[0].hand = c016   do 0 act c016   expect public.cp[0] = 2
plain   set! private[0].hand = c017   do 0 act c017   expect public.cp[0] = 2
plain   set! private[0].hand = c018   do 0 act c018   expect public.cp[0] = 2
plain   set! private[0].hand = c019   do 0 act c019   expect public.cp[0] = 2
plain   set! private[0].hand = c020   do 0 act c020   expect public.cp[0] = 2

scenario the points of the cards of era I
# R-MYS-1.7 R-MYS-5.1
players 2
plain   set! private[0].hand = c021   do 0 act c021   expect public.cp[0] = 1
plain   set! private[0].hand = c022   do 0 act c022   expect public.cp[0] = 1
plain   set! private[0].hand = c023   do 0 act c023   expect public.cp[0] = 2
plain   set! private[0].hand = c024   do 0 act c024   expect public.cp[0] = 3
plain   set! private[0].hand = c025   do 0 act c025   expect public.cp[0] = 3
plain   set! private[0].hand = c026   do 0 act c026   expect public.cp[0] = 1
plain   set! private[0].hand = c027   do 0 act c027   expect public.cp[0] = 1
plain   set! private[0].hand = c028   do 0 act c028   expect public.cp[0] = 2
plain   set! private[0].hand = c029   do 0 act c029   expect public.cp[0] = 3
plain   set! private[0].hand = c030   do 0 act c030   expect public.cp[0] = 3
plain   set! private[0].hand = c031   do 0 act c031   expect public.cp[0] = 1
plain   set! private[0].hand = c032   do 0 act c032   expect public.cp[0] = 1
plain   set! private[0].hand = c033   do 0 act c033   expect public.cp[0] = 2
plain   set! private[0].hand = c034   do 0 act c034   expect public.cp[0] = 3
plain   set! private[0].hand = c035   do 0 act c035   expect public.cp[0] = 3
plain   set! private[0].hand = c036   do 0 act c036   expect public.cp[0] = 1
plain   set! private[0].hand = c037   do 0 act c037   expect public.cp[0] = 1
plain   set! private[0].hand = c038   do 0 act c038   expect public.cp[0] = 2
plain   set! private[0].hand = c039   do 0 act c039   expect public.cp[0] = 3
plain   set! private[0].hand = c040   do 0 act c040   expect public.cp[0] = 3

scenario the points of the cards of era II
# R-MYS-1.7 R-MYS-5.1
players 2
plain   set! private[0].hand = c041   do 0 act c041   expect public.cp[0] = 1
plain   set! private[0].hand = c042   do 0 act c042   expect public.cp[0] = 2
plain   set! private[0].hand = c043   do 0 act c043   expect public.cp[0] = 3
plain   set! private[0].hand = c044   do 0 act c044   expect public.cp[0] = 3
plain   set! private[0].hand = c045   do 0 act c045   expect public.cp[0] = 4
plain   set! private[0].hand = c046   do 0 act c046   expect public.cp[0] = 1
plain   set! private[0].hand = c047   do 0 act c047   expect public.cp[0] = 2
plain   set! private[0].hand = c048   do 0 act c048   expect public.cp[0] = 3
plain   set! private[0].hand = c049   do 0 act c049   expect public.cp[0] = 3
plain   set! private[0].hand = c050   do 0 act c050   expect public.cp[0] = 4
plain   set! private[0].hand = c051   do 0 act c051   expect public.cp[0] = 1
plain   set! private[0].hand = c052   do 0 act c052   expect public.cp[0] = 2
plain   set! private[0].hand = c053   do 0 act c053   expect public.cp[0] = 3
plain   set! private[0].hand = c054   do 0 act c054   expect public.cp[0] = 3
plain   set! private[0].hand = c055   do 0 act c055   expect public.cp[0] = 4
plain   set! private[0].hand = c056   do 0 act c056   expect public.cp[0] = 1
plain   set! private[0].hand = c057   do 0 act c057   expect public.cp[0] = 2
plain   set! private[0].hand = c058   do 0 act c058   expect public.cp[0] = 3
plain   set! private[0].hand = c059   do 0 act c059   expect public.cp[0] = 3
plain   set! private[0].hand = c060   do 0 act c060   expect public.cp[0] = 4

scenario the points of the cards of era III
# R-MYS-1.7 R-MYS-5.1
players 2
plain   set! private[0].hand = c061   do 0 act c061   expect public.cp[0] = 1
plain   set! private[0].hand = c062   do 0 act c062   expect public.cp[0] = 2
plain   set! private[0].hand = c063   do 0 act c063   expect public.cp[0] = 3
plain   set! private[0].hand = c064   do 0 act c064   expect public.cp[0] = 4
plain   set! private[0].hand = c065   do 0 act c065   expect public.cp[0] = 5
plain   set! private[0].hand = c066   do 0 act c066   expect public.cp[0] = 1
plain   set! private[0].hand = c067   do 0 act c067   expect public.cp[0] = 2
plain   set! private[0].hand = c068   do 0 act c068   expect public.cp[0] = 3
plain   set! private[0].hand = c069   do 0 act c069   expect public.cp[0] = 4
plain   set! private[0].hand = c070   do 0 act c070   expect public.cp[0] = 5
plain   set! private[0].hand = c071   do 0 act c071   expect public.cp[0] = 1
plain   set! private[0].hand = c072   do 0 act c072   expect public.cp[0] = 2
plain   set! private[0].hand = c073   do 0 act c073   expect public.cp[0] = 3
plain   set! private[0].hand = c074   do 0 act c074   expect public.cp[0] = 4
plain   set! private[0].hand = c075   do 0 act c075   expect public.cp[0] = 5
plain   set! private[0].hand = c076   do 0 act c076   expect public.cp[0] = 1
plain   set! private[0].hand = c077   do 0 act c077   expect public.cp[0] = 2
plain   set! private[0].hand = c078   do 0 act c078   expect public.cp[0] = 3
plain   set! private[0].hand = c079   do 0 act c079   expect public.cp[0] = 4
plain   set! private[0].hand = c080   do 0 act c080   expect public.cp[0] = 5

scenario the upgrades among the start cards: their places and their cost
# R-MYS-7.2 R-MYS-5.3
players 2
plain   set! private[0].hand = c016   set! public.energy[0] = 1   do 0 act c016   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][fort] = c016   expect public.energy[0] = 0
plain   set! private[0].hand = c017   set! public.energy[0] = 1   do 0 act c017   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][construct] = c017   expect public.energy[0] = 0
plain   set! private[0].hand = c018   set! public.energy[0] = 1   do 0 act c018   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][golem] = c018   expect public.energy[0] = 0
plain   set! private[0].hand = c019   set! public.energy[0] = 1   do 0 act c019   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][champion] = c019   expect public.energy[0] = 0
plain   set! private[0].hand = c020   set! public.energy[0] = 1   do 0 act c020   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][action] = c020   expect public.energy[0] = 0

scenario the equipment among the start cards: its cost
# R-MYS-7.1 R-MYS-5.3
players 2
plain   set! private[0].hand = c011   set! public.energy[0] = 1   do 0 act c011   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c011   expect public.energy[0] = 0
plain   set! private[0].hand = c012   set! public.energy[0] = 1   do 0 act c012   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c012   expect public.energy[0] = 0
plain   set! private[0].hand = c013   set! public.energy[0] = 1   do 0 act c013   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c013   expect public.energy[0] = 0
plain   set! private[0].hand = c014   set! public.energy[0] = 1   do 0 act c014   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c014   expect public.energy[0] = 0
plain   set! private[0].hand = c015   set! public.energy[0] = 1   do 0 act c015   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c015   expect public.energy[0] = 0

scenario the upgrades among the cards of era I: their places and their cost
# R-MYS-7.2 R-MYS-5.3
players 2
plain   set! private[0].hand = c036   set! public.energy[0] = 0   do 0 act c036   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.upgrade[0][fort] = c036   expect public.energy[0] = 0
plain   set! private[0].hand = c037   set! public.energy[0] = 0   do 0 act c037   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.upgrade[0][golem] = c037   expect public.energy[0] = 0
plain   set! private[0].hand = c038   set! public.energy[0] = 1   do 0 act c038   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][champion] = c038   expect public.energy[0] = 0
plain   set! private[0].hand = c039   set! public.energy[0] = 2   do 0 act c039   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.upgrade[0][construct] = c039   expect public.energy[0] = 0
plain   set! private[0].hand = c040   set! public.energy[0] = 2   do 0 act c040   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.upgrade[0][action] = c040   expect public.energy[0] = 0

scenario the equipment among the cards of era I: its cost
# R-MYS-7.1 R-MYS-5.3
players 2
plain   set! private[0].hand = c031   set! public.energy[0] = 0   do 0 act c031   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.equipment[0] = c031   expect public.energy[0] = 0
plain   set! private[0].hand = c032   set! public.energy[0] = 0   do 0 act c032   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.equipment[0] = c032   expect public.energy[0] = 0
plain   set! private[0].hand = c033   set! public.energy[0] = 1   do 0 act c033   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c033   expect public.energy[0] = 0
plain   set! private[0].hand = c034   set! public.energy[0] = 2   do 0 act c034   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.equipment[0] = c034   expect public.energy[0] = 0
plain   set! private[0].hand = c035   set! public.energy[0] = 2   do 0 act c035   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.equipment[0] = c035   expect public.energy[0] = 0

scenario the upgrades among the cards of era II: their places and their cost
# R-MYS-7.2 R-MYS-5.3
players 2
plain   set! private[0].hand = c056   set! public.energy[0] = 0   do 0 act c056   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.upgrade[0][champion] = c056   expect public.energy[0] = 0
plain   set! private[0].hand = c057   set! public.energy[0] = 1   do 0 act c057   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][action] = c057   expect public.energy[0] = 0
plain   set! private[0].hand = c058   set! public.energy[0] = 2   do 0 act c058   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.upgrade[0][golem] = c058   expect public.energy[0] = 0
plain   set! private[0].hand = c059   set! public.energy[0] = 2   do 0 act c059   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.upgrade[0][construct] = c059   expect public.energy[0] = 0
plain   set! private[0].hand = c060   set! public.energy[0] = 3   do 0 act c060   illegal 0 effect
set public.energy[0] = 4   do 0 effect   expect public.upgrade[0][fort] = c060   expect public.energy[0] = 0

scenario the equipment among the cards of era II: its cost
# R-MYS-7.1 R-MYS-5.3
players 2
plain   set! private[0].hand = c051   set! public.energy[0] = 0   do 0 act c051   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.equipment[0] = c051   expect public.energy[0] = 0
plain   set! private[0].hand = c052   set! public.energy[0] = 1   do 0 act c052   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c052   expect public.energy[0] = 0
plain   set! private[0].hand = c053   set! public.energy[0] = 2   do 0 act c053   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.equipment[0] = c053   expect public.energy[0] = 0
plain   set! private[0].hand = c054   set! public.energy[0] = 2   do 0 act c054   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.equipment[0] = c054   expect public.energy[0] = 0
plain   set! private[0].hand = c055   set! public.energy[0] = 3   do 0 act c055   illegal 0 effect
set public.energy[0] = 4   do 0 effect   expect public.equipment[0] = c055   expect public.energy[0] = 0

scenario the upgrades among the cards of era III: their places and their cost
# R-MYS-7.2 R-MYS-5.3
players 2
plain   set! private[0].hand = c076   set! public.energy[0] = 0   do 0 act c076   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.upgrade[0][champion] = c076   expect public.energy[0] = 0
plain   set! private[0].hand = c077   set! public.energy[0] = 1   do 0 act c077   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.upgrade[0][golem] = c077   expect public.energy[0] = 0
plain   set! private[0].hand = c078   set! public.energy[0] = 2   do 0 act c078   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.upgrade[0][action] = c078   expect public.energy[0] = 0
plain   set! private[0].hand = c079   set! public.energy[0] = 3   do 0 act c079   illegal 0 effect
set public.energy[0] = 4   do 0 effect   expect public.upgrade[0][fort] = c079   expect public.energy[0] = 0
plain   set! private[0].hand = c080   set! public.energy[0] = 4   do 0 act c080   illegal 0 effect
set public.energy[0] = 5   do 0 effect   expect public.upgrade[0][construct] = c080   expect public.energy[0] = 0

scenario the equipment among the cards of era III: its cost
# R-MYS-7.1 R-MYS-5.3
players 2
plain   set! private[0].hand = c071   set! public.energy[0] = 0   do 0 act c071   illegal 0 effect
set public.energy[0] = 1   do 0 effect   expect public.equipment[0] = c071   expect public.energy[0] = 0
plain   set! private[0].hand = c072   set! public.energy[0] = 1   do 0 act c072   illegal 0 effect
set public.energy[0] = 2   do 0 effect   expect public.equipment[0] = c072   expect public.energy[0] = 0
plain   set! private[0].hand = c073   set! public.energy[0] = 2   do 0 act c073   illegal 0 effect
set public.energy[0] = 3   do 0 effect   expect public.equipment[0] = c073   expect public.energy[0] = 0
plain   set! private[0].hand = c074   set! public.energy[0] = 3   do 0 act c074   illegal 0 effect
set public.energy[0] = 4   do 0 effect   expect public.equipment[0] = c074   expect public.energy[0] = 0
plain   set! private[0].hand = c075   set! public.energy[0] = 4   do 0 act c075   illegal 0 effect
set public.energy[0] = 5   do 0 effect   expect public.equipment[0] = c075   expect public.energy[0] = 0
